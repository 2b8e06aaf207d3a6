import type { Edit, Fault, ImportChoice, SavedImport } from './import-calls.ts';
import { headingsOfRow } from './sheet-headings.ts';

/** A cell of the sheet. */
export interface Spot {
  row: number;
  heading: string;
}

/** The headings that are read in the order of the sheet, but for the one that names the record, which comes first. */
export function headingsToCheck({ sheets }: SavedImport, choice: ImportChoice, title: string): string[] {
  const sheet = sheets.find(({ name }) => name === choice.sheet);
  const all =
    choice.heading_row === sheet?.heading_row
      ? sheet.headings
      : headingsOfRow(sheet?.rows[choice.heading_row - 1] ?? []);
  const read = all.filter((heading) => heading in choice.mapping);
  const names = (heading: string) => choice.mapping[heading] === title;
  return [...read.filter(names), ...read.filter((heading) => !names(heading))];
}

/**
 * The cells that are wrong, in the order in which one reads them. What is wrong with a whole row is mended at its first cell; a
 * cell that was written again since the check waits for the next one.
 */
export function faultySpots(
  faults: readonly Fault[],
  headings: readonly string[],
  { edits, checked }: { edits: readonly Edit[]; checked: readonly Edit[] },
): Spot[] {
  const waits = ({ row, heading }: Spot) =>
    textAt(edits, row, heading) !== undefined &&
    textAt(edits, row, heading) !== textAt(checked, row, heading);
  const places = new Map<number, Set<number>>();
  for (const { row, column } of faults) {
    const ofRow = places.get(row) ?? new Set();
    places.set(row, ofRow.add(Math.max(0, headings.indexOf(column))));
  }
  return [...places]
    .sort(([one], [other]) => one - other)
    .flatMap(([row, ofRow]) =>
      [...ofRow]
        .sort((one, other) => one - other)
        .map((place) => ({ row, heading: headings[place] ?? '' }))
        .filter((spot) => !waits(spot)),
    );
}

/** The first wrong cell behind the one where somebody is; behind the last one the first again. */
export function spotBehind(
  spots: readonly Spot[],
  at: Spot | null,
  headings: readonly string[],
): Spot | undefined {
  const isBehind = ({ row, heading }: Spot) =>
    !at || row > at.row || (row === at.row && headings.indexOf(heading) > headings.indexOf(at.heading));
  return spots.find(isBehind) ?? spots[0];
}

function textAt(edits: readonly Edit[], row: number, heading: string): string | undefined {
  return edits.find((edit) => edit.row === row && edit.heading === heading)?.text;
}
