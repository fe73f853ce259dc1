/** The room's door for pages and engine alike. Schemas load zod and words load the talk, so both have doors of their own. */
export type * from "./constraint";
export * from "./describe-constraint";
export * from "./edit-wishes";
export * from "./kin";
export * from "./most-wishes";
export * from "./newest-word";
export * from "./operator";
export * from "./slots";
export * from "./weight";
export * from "./word-table";
