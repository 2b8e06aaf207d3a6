import { refusal } from '#core/errors.ts';

/** One thing that is wrong, or worth knowing, about one cell. */
export interface Fault {
  /** As the spreadsheet program counts. */
  row: number;
  /** Heading of the sheet, or the label of a field that the sheet does not have. */
  column: string;
  /** Text of the cell. */
  value: string;
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
  en: 'The workbook has no sheet “{sheet}”.',
  sw: 'Kitabu hakina laha “{sheet}”.',
});

export const NoSuchHeading = refusal<{ heading: string }>('no_such_heading', 400, {
  en: 'The sheet has no heading “{heading}”.',
  sw: 'Laha halina kichwa “{heading}”.',
});

export const NoSuchColumn = refusal<{ column: string }>('no_such_column', 400, {
  en: '“{column}” cannot be filled from a sheet.',
  sw: '“{column}” haiwezi kujazwa kutoka kwenye laha.',
});

export const NothingMapped = refusal('nothing_mapped', 400, {
  en: 'No heading of the sheet says what its column holds. Choose at least one.',
  sw: 'Hakuna kichwa cha laha kinachosema nguzo ina nini. Chagua angalau kimoja.',
});

export const NothingToImport = refusal('nothing_to_import', 400, {
  en: 'There is no row below the headings.',
  sw: 'Hakuna safu chini ya vichwa.',
});
