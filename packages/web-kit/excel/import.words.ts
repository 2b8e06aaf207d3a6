import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../i18n/counted.ts';

/** The words of the import. */
export const IMPORT = {
  title: { en: 'Import {many}', sw: 'Ingiza {many}' },
  steps: { en: 'Steps of the import', sw: 'Hatua za kuingiza' },
  file: { en: 'File', sw: 'Faili' },
  columns: { en: 'Columns', sw: 'Safu wima' },
  check: { en: 'Check', sw: 'Hakiki' },
  fileWhy: {
    en: 'A workbook with one row per {one}. Nothing is saved before you have seen what would happen.',
    sw: 'Kitabu chenye safu moja kwa kila {one}. Hakuna kinachohifadhiwa kabla hujaona kitakachotokea.',
  },
  choose: { en: 'Choose a file', sw: 'Chagua faili' },
  fileRequired: { en: 'File is required', sw: 'Faili inahitajika' },
  next: { en: 'Continue', sw: 'Endelea' },
  back: { en: 'Back', sw: 'Rudi' },
  sheet: { en: 'Sheet', sw: 'Laha' },
  headingRow: { en: 'Row of the headings', sw: 'Safu ya vichwa' },
  sheetWhy: { en: 'Where the list stands in the workbook.', sw: 'Mahali orodha ilipo kwenye kitabu.' },
  mapping: { en: 'What each column is', sw: 'Kila safu wima ni nini' },
  mappingWhy: { en: 'Columns left open are not read.', sw: 'Safu zilizoachwa hazisomwi.' },
  notRead: { en: 'Not read', sw: 'Haisomwi' },
  examples: { en: 'For example: {values}', sw: 'Kwa mfano: {values}' },
  missing: { en: 'Still missing: {columns}', sw: 'Bado hazijachaguliwa: {columns}' },
  more: { en: 'For all rows', sw: 'Kwa safu zote' },
  moreWhy: { en: 'What the sheet does not say.', sw: 'Ambayo laha haisemi.' },
  asBefore: {
    en: 'The columns are taken as they were in {file}, {when}.',
    sw: 'Safu wima zimechukuliwa kama zilivyokuwa kwenye {file}, {when}.',
  },
  useEarlier: {
    en: 'Use an earlier import’s mapping',
    sw: 'Tumia mpangilio wa uingizaji wa awali',
  },
  chooseEarlier: { en: 'Choose an import', sw: 'Chagua uingizaji' },
  findBy: { en: 'Rows find records by', sw: 'Safu hupata rekodi kwa' },
  allNew: { en: 'Nothing: every row is new', sw: 'Hakuna: kila safu ni mpya' },
  ifFound: { en: 'A record that is there', sw: 'Rekodi iliyopo' },
  ifUnknown: { en: 'A record that is not there', sw: 'Rekodi isiyokuwepo' },
  ifMissing: { en: '{many} that nobody knows yet', sw: '{many}: majina yasiyojulikana' },
  checkRows: { en: 'Check the rows', sw: 'Hakiki safu' },
  rows: { en: 'Rows', sw: 'Safu' },
  toCreate: { en: 'New', sw: 'Mpya' },
  toUpdate: { en: 'Changed', sw: 'Zinazobadilishwa' },
  faulty: { en: 'With faults', sw: 'Zenye makosa' },
  faults: { en: 'Faults', sw: 'Makosa' },
  toSkip: { en: 'Skipped', sw: 'Zinazorukwa' },
  mendHere: { en: 'Write into a cell to mend it.', sw: 'Andika kwenye kisanduku kukirekebisha.' },
  shownRows: { en: 'Rows that are shown', sw: 'Safu zinazoonyeshwa' },
  onlyFaulty: { en: 'Only faults', sw: 'Makosa tu' },
  allRows: { en: 'All rows', sw: 'Safu zote' },
  cell: { en: '{heading}, row {row}', sw: '{heading}, safu ya {row}' },
  takeFaulty: { en: 'Download these rows with their faults', sw: 'Pakua safu hizi pamoja na makosa yake' },
  checkAgain: { en: 'Check again', sw: 'Hakiki tena' },
  cancel: { en: 'Cancel the import', sw: 'Ghairi uingizaji' },
  stop: { en: 'Stop the import', sw: 'Simamisha uingizaji' },
  warnings: { en: 'Worth a look', sw: 'Ya kuangalia' },
  warningsWhy: { en: 'These rows are imported as they are.', sw: 'Safu hizi huingizwa zilivyo.' },
  row: { en: 'Row', sw: 'Safu' },
  column: { en: 'Column', sw: 'Safu wima' },
  value: { en: 'Value', sw: 'Thamani' },
  reason: { en: 'Reason', sw: 'Sababu' },
  allGood: { en: 'Every row is in order', sw: 'Safu zote ziko sawa' },
} as const satisfies Record<string, Words>;

/** What becomes of a row whose record is there. */
export const FOUND = {
  update: { en: 'is changed', sw: 'inabadilishwa' },
  skip: { en: 'stays as it is', sw: 'inabaki ilivyo' },
  refuse: { en: 'is a fault', sw: 'ni kosa' },
} as const satisfies Record<string, Words>;

/** What becomes of a row whose record is not there. */
export const UNKNOWN = {
  create: { en: 'is added', sw: 'inaongezwa' },
  skip: { en: 'is passed over', sw: 'inarukwa' },
  refuse: { en: 'is a fault', sw: 'ni kosa' },
} as const satisfies Record<string, Words>;

/** What becomes of a name that nobody knows yet. */
export const MISSING = {
  refuse: { en: 'are faults', sw: 'ni makosa' },
  create: { en: 'are added', sw: 'yanaongezwa' },
  blank: { en: 'are left empty', sw: 'yanaachwa wazi' },
} as const satisfies Record<string, Words>;

export const LEAVE_OUT: CountedWords = {
  one: { en: 'Leave out 1 row', sw: 'Acha safu 1' },
  many: { en: 'Leave out {n} rows', sw: 'Acha safu {n}' },
};

export const LEFT_OUT: CountedWords = {
  one: { en: '1 row is left out.', sw: 'Safu 1 imeachwa.' },
  many: { en: '{n} rows are left out.', sw: 'Safu {n} zimeachwa.' },
};

export const IMPORT_ROWS: CountedWords = {
  one: { en: 'Import 1 row', sw: 'Ingiza safu 1' },
  many: { en: 'Import {n} rows', sw: 'Ingiza safu {n}' },
};

export const IMPORTED: CountedWords = {
  one: { en: '1 row imported', sw: 'Safu 1 imeingizwa' },
  many: { en: '{n} rows imported', sw: 'Safu {n} zimeingizwa' },
};

export const CHECKING: CountedWords = {
  one: { en: 'Checking 1 row', sw: 'Inahakiki safu 1' },
  many: { en: 'Checking {n} rows', sw: 'Inahakiki safu {n}' },
};

export const SAVING: CountedWords = {
  one: { en: '{done} of 1 row', sw: 'Safu {done} kati ya 1' },
  many: { en: '{done} of {n} rows', sw: 'Safu {done} kati ya {n}' },
};
