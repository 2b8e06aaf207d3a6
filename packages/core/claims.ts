/** Values of which no two rows have the same, however each wrote it and in whichever field: the codes that things are scanned by. */
export interface Claims<K extends string = string> {
  /** Names the table that keeps each once: `product_codes`. */
  name: string;
  /** The fields that they come from. */
  fields: readonly K[];
  /** Fields in which one row may say the same twice, because they speak of one thing. */
  sameThing: readonly K[];
  /** As what a value is compared, so that nobody has it in another way of writing. */
  keyOf: (value: string) => string;
  /** What a row claims, and the path of the field to name where it is taken: `units.0.barcode`. */
  of: (row: Readonly<Record<string, unknown>>) => readonly { value: string; field: string }[];
}
