/** The records that a row brings under the key of a field of several, each with its name. */
export function namedRecords(wire: unknown): { id: string; name: string }[] {
  return Array.isArray(wire) ? (wire as { id: string; name: string }[]) : [];
}
