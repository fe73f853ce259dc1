/** Processors of the shipped catalog from least to most, by the class that makers sell them in. The year tells more. */
export const processorOrder =
  `MediaTek Kompanio, Intel Celeron, Intel Pentium, AMD Athlon, Intel N-series, Intel Core i3, AMD Ryzen 3,
Intel Core i5, AMD Ryzen 5, Snapdragon X, Intel Core Ultra 5, AMD Ryzen AI 5, Apple M1, Snapdragon X Plus,
Intel Core i7, AMD Ryzen 7, Apple M2, Intel Core Ultra 7, AMD Ryzen AI 7, Snapdragon X Elite, Apple M1 Pro, Apple M3,
Intel Core i9, AMD Ryzen 9, Apple M1 Max, Apple M4, Intel Core Ultra 9, AMD Ryzen AI 9, Apple M3 Pro, Apple M5,
Apple M4 Pro, Apple M3 Max, Apple M4 Max`.split(/,\s+/);

/** As a person tells processors apart, by the start of a name. */
export const processorsBy = (start: string): readonly string[] =>
  processorOrder.filter((each) => each.startsWith(start));

/** "An Apple M3 processor". */
export const toldProcessors: Readonly<Record<string, string>> = Object.fromEntries(
  processorOrder.map((each) => [each, `${/^[AI]/.test(each) ? "an" : "a"} ${each} processor`]),
);
