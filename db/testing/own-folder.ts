import { ownFolder } from "@/db/folder-lease";
import { AppError } from "@/lib/errors";

const [, , folder = ""] = process.argv;
try {
  await ownFolder(folder, () => console.log("lost"));
  console.log("owner");
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error instanceof AppError ? error.code : String(error));
}
