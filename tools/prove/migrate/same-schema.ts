/** How many lines of a difference are shown. */
const SHOWN = 20;

/** Holds the lines of one schema against those of another, and says in what they differ. */
export function requireSameSchema(what: string, found: readonly string[], wanted: readonly string[]): void {
  const [there, meant] = [new Set(found), new Set(wanted)];
  const differing = [
    ...found.filter((line) => !meant.has(line)).map((line) => `+ ${line}`),
    ...wanted.filter((line) => !there.has(line)).map((line) => `- ${line}`),
  ];
  if (differing.length > 0 || found.length !== wanted.length)
    throw new Error([`${what}: the schema is another one`, ...differing.slice(0, SHOWN)].join('\n'));
}
