import type { ImportChoice, PreviewedSheet, SavedImport } from './import-calls.ts';
import { headingsOfRow, savedMapping } from './sheet-headings.ts';

const NOTHING_CHOSEN = {
  found: 'update',
  unknown: 'create',
  create_missing: [],
  blank_missing: [],
  values: {},
  leave_out: [],
  edits: [],
} as const;

/** What was chosen when the import was left; else what the server proposes for the first sheet that has rows. */
export function firstChoice(kept: SavedImport): ImportChoice {
  const sheet = kept.sheets.find((candidate) => candidate.row_count > 0) ?? kept.sheets[0];
  const proposed = sheet
    ? choiceOfSheet(kept, sheet)
    : { ...NOTHING_CHOSEN, sheet: '', heading_row: 1, mapping: {}, key: null };
  return { ...proposed, ...kept.choice };
}

/** What the server proposes for a sheet: as the last one of its headings was imported, or as its labels tell. */
export function choiceOfSheet(kept: SavedImport, sheet: PreviewedSheet): ImportChoice {
  const { name, heading_row, mapping, like } = sheet;
  const usual = kept.columns.find(({ finds }) => finds === 'usually')?.column ?? null;
  const create_missing = addedOf(Object.values(mapping), kept);
  const plain = { ...NOTHING_CHOSEN, sheet: name, heading_row, mapping, key: usual, create_missing };
  return withinMapping({ ...plain, ...like?.choice, mapping });
}

/** The meaning that an earlier import gave to those of its headings that this sheet has too. */
export function asEarlier(
  choice: ImportChoice,
  earlier: Partial<ImportChoice>,
  sheet: PreviewedSheet,
): ImportChoice {
  const headings = headingsOfRow(sheet.rows[choice.heading_row - 1] ?? []);
  const { sheet: _, heading_row: __, mapping = {}, ...rest } = earlier;
  return withinMapping({ ...choice, ...rest, mapping: savedMapping(headings, mapping) });
}

/** Without a key that no heading fills any more. */
export function withinMapping(choice: ImportChoice): ImportChoice {
  const mapped = Object.values(choice.mapping);
  return choice.key !== null && !mapped.includes(choice.key) ? { ...choice, key: null } : choice;
}

/** Entities to which the names that some columns bring are added as a matter of course. */
function addedOf(mapped: readonly string[], { columns }: SavedImport): string[] {
  return columns.flatMap(({ column, entity, adds }) =>
    entity && adds && mapped.includes(column) ? [entity] : [],
  );
}

/**
 * Another meaning of the headings; the usual key finds records, and few records are added to, as soon as a heading fills
 * the column.
 */
export function mappedAs(
  choice: ImportChoice,
  mapping: Readonly<Record<string, string>>,
  kept: SavedImport,
): ImportChoice {
  const { columns } = kept;
  const before = Object.values(choice.mapping);
  const added = addedOf(
    Object.values(mapping).filter((column) => !before.includes(column)),
    kept,
  ).filter((name) => !choice.blank_missing.includes(name));
  const create_missing = [...new Set([...choice.create_missing, ...added])];
  const usual = columns.find(({ finds }) => finds === 'usually')?.column;
  const isNew = usual !== undefined && Object.values(mapping).includes(usual) && !before.includes(usual);
  return withinMapping({
    ...choice,
    mapping,
    create_missing,
    ...(isNew && choice.key === null ? { key: usual } : {}),
  });
}
