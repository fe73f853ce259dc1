import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { createLiteralReader } from "@/lib/catalog/testing/literal-reader";
import { describeWorkedExamples } from "./worked-examples.contract";

describeWorkedExamples("columns", async (products) => createColumnReader(products));
describeWorkedExamples("literal", async (products) => createLiteralReader(products));
