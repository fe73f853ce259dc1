import { digestOf } from "@/lib/digest";
import type { Configuration } from "./configuration";

/** 64 hex digits. Every data row carries it. */
export const configurationHash: (configuration: Configuration) => string = digestOf;
