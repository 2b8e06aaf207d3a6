/** A row of an entity that the machinery does not know: stored values by column, with the names of what they refer to. */
export type Row = Record<string, unknown>;
