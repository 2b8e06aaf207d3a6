import { refusal } from '#core/errors.ts';
import type { RefusedRow } from '../command/errors.ts';

/** One thing that is wrong, or worth knowing, about one cell. */
export interface Fault {
  sheet: string;
  /** As the spreadsheet program counts. */
  row: number;
  /** What the record of the row is called; empty where it has no name. */
  name: string;
  /** Heading of the sheet, or the label of a field that the sheet does not have. */
  column: string;
  /** Text of the cell. */
  value: string;
  /** The rule that the cell breaks, by its unchanging name: `required`, `letter_among_digits`. */
  rule: string;
  reason: string;
}

/** All rows or none: the answer names every cell that is in the way. */
export const ImportRefused = refusal<{ rows: number; faulty: number; faults: Fault[]; warnings: Fault[] }>(
  'import_refused',
  400,
  {
    en: '{faulty} of {rows} rows cannot be imported. Nothing was imported.',
    sw: 'Safu {faulty} kati ya {rows} haziwezi kuingizwa. Hakuna kilichoingizwa.',
  },
  ['rows', 'faulty', 'faults', 'warnings'],
);

export const NoSuchSheet = refusal<{ sheet: string }>('no_such_sheet', 400, {
  en: 'The file has no sheet “{sheet}”.',
  sw: 'Faili halina laha “{sheet}”.',
});

export const HiddenRows = refusal<{ rows: number }>(
  'hidden_rows',
  400,
  {
    en: 'This sheet has hidden rows: {rows}. Choose whether they are imported or left out.',
    sw: 'Laha hii ina safu zilizofichwa: {rows}. Chagua kama ziingizwe au ziachwe.',
  },
  ['rows'],
);

export const NoSuchHeading = refusal<{ heading: string }>('no_such_heading', 400, {
  en: 'The sheet has no heading “{heading}”.',
  sw: 'Laha halina kichwa “{heading}”.',
});

export const NoSuchRow = refusal<{ row: number }>('no_such_row', 400, {
  en: 'The sheet has no row {row} below its headings.',
  sw: 'Laha halina safu ya {row} chini ya vichwa vyake.',
});

export const NoSuchColumn = refusal<{ column: string }>('no_such_column', 400, {
  en: '“{column}” cannot be imported from a sheet.',
  sw: '“{column}” haiwezi kujazwa kutoka kwenye laha.',
});

export const NothingMapped = refusal('nothing_mapped', 400, {
  en: 'No column is matched yet. Choose at least one.',
  sw: 'Hakuna safu wima iliyolinganishwa. Chagua angalau moja.',
});

export const NothingToImport = refusal('nothing_to_import', 400, {
  en: 'There are no rows below the headings.',
  sw: 'Hakuna safu chini ya vichwa.',
});

export const AlreadyImported = refusal('already_imported', 409, {
  en: 'This file has already been imported. You can undo that import.',
  sw: 'Faili hili tayari limeingizwa. Unaweza kutengua uingizaji huo.',
});

export const ImportCancelled = refusal('import_cancelled', 409, {
  en: 'This import was cancelled. Nothing was imported.',
  sw: 'Uingizaji huu ulighairiwa. Hakuna kilichoingizwa.',
});

export const NotToBeUndone = refusal('not_to_be_undone', 409, {
  en: 'This import has already been undone, or has not been made yet.',
  sw: 'Uingizaji huu tayari umetenguliwa, au bado haujafanyika.',
});

/** All or nothing: records that were used or changed since keep the whole import where it is. */
export const UndoRefused = refusal<{ count: number; of: number; refused: readonly RefusedRow[] }>(
  'undo_refused',
  409,
  {
    en: '{count} of {of} records cannot be undone. Nothing was changed.',
    sw: 'Rekodi {count} kati ya {of} haziwezi kutenguliwa. Hakuna kilichobadilishwa.',
  },
  ['refused', 'count', 'of'],
);

export const ChangedSince = refusal('changed_since', 409, {
  en: 'It has been changed since.',
  sw: 'Imebadilishwa tangu hapo.',
});

export const UsedSince = refusal<{ where: string }>('used_since', 409, {
  en: 'It has been used since: {where}.',
  sw: 'Imetumika tangu hapo: {where}.',
});
