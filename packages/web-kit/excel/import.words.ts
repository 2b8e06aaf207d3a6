import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../i18n/counted.ts';

/** The words of the import. */
export const IMPORT = {
  title: { en: 'Import {many}', sw: 'Ingiza {many}' },
  steps: { en: 'Import steps', sw: 'Hatua za kuingiza' },
  file: { en: 'File', sw: 'Faili' },
  columns: { en: 'Columns', sw: 'Safu wima' },
  check: { en: 'Check', sw: 'Hakiki' },
  fileWhy: {
    en: 'An Excel file with one row per {one}. Nothing is saved until you have checked the result.',
    sw: 'Faili la Excel lenye safu moja kwa kila {one}. Hakuna kinachohifadhiwa kabla hujaona matokeo.',
  },
  choose: { en: 'Choose a file', sw: 'Chagua faili' },
  fileRequired: { en: 'File is required', sw: 'Faili linahitajika' },
  next: { en: 'Continue', sw: 'Endelea' },
  back: { en: 'Back', sw: 'Rudi' },
  sheet: { en: 'Sheet', sw: 'Laha' },
  headingRow: { en: 'Heading row', sw: 'Safu ya vichwa' },
  hiddenRows: { en: 'Hidden rows: {n}', sw: 'Safu zilizofichwa: {n}' },
  chooseHidden: { en: 'Choose', sw: 'Chagua' },
  importHidden: { en: 'Import them too', sw: 'Ziingize pia' },
  leaveHidden: { en: 'Leave them out', sw: 'Ziache' },
  sheetWhy: { en: 'Where the list is in the file.', sw: 'Mahali orodha ilipo kwenye faili.' },
  mapping: { en: 'Match columns', sw: 'Linganisha safu wima' },
  mappingWhy: {
    en: 'Columns you leave open are not imported.',
    sw: 'Safu wima zilizoachwa wazi haziingizwi.',
  },
  notRead: { en: 'Not imported', sw: 'Haiingizwi' },
  examples: { en: 'For example: {values}', sw: 'Kwa mfano: {values}' },
  missing: { en: 'Still missing: {columns}', sw: 'Bado hazijachaguliwa: {columns}' },
  more: { en: 'For all rows', sw: 'Kwa safu zote' },
  moreWhy: { en: 'Values that the sheet does not give.', sw: 'Ambayo hayapo kwenye laha.' },
  asBefore: {
    en: 'Columns are matched as in {file}, {when}.',
    sw: 'Safu wima zimelinganishwa kama kwenye {file}, {when}.',
  },
  useEarlier: {
    en: 'Use the matching of an earlier import',
    sw: 'Tumia mpangilio wa uingizaji wa awali',
  },
  chooseEarlier: { en: 'Choose an import', sw: 'Chagua uingizaji' },
  findBy: { en: 'Find existing records by', sw: 'Tafuta rekodi zilizopo kwa' },
  allNew: { en: 'Add every row as new', sw: 'Usitafute: kila safu ni mpya' },
  ifFound: { en: 'If the record exists', sw: 'Rekodi ikiwepo' },
  ifUnknown: { en: 'If the record does not exist', sw: 'Rekodi isipokuwepo' },
  ifMissing: { en: 'New {lower}', sw: '{many} mapya' },
  off: {
    en: '{field} is switched off in this branch, so the column is not imported.',
    sw: '{field} imezimwa kwenye tawi hili, hivyo safu wima hii haiingizwi.',
  },
  checkRows: { en: 'Check the rows', sw: 'Hakiki safu' },
  rows: { en: 'Rows', sw: 'Safu' },
  toCreate: { en: 'New', sw: 'Mpya' },
  toUpdate: { en: 'Updated', sw: 'Zinazobadilishwa' },
  faulty: { en: 'With errors', sw: 'Zenye makosa' },
  faults: { en: 'Errors', sw: 'Makosa' },
  toSkip: { en: 'Skipped', sw: 'Zinazorukwa' },
  editHere: { en: 'Edit a cell to correct it.', sw: 'Hariri kisanduku ili kukirekebisha.' },
  shownRows: { en: 'Rows shown', sw: 'Safu zinazoonyeshwa' },
  onlyFaulty: { en: 'Errors only', sw: 'Makosa tu' },
  allRows: { en: 'All rows', sw: 'Safu zote' },
  cell: { en: '{heading}, row {row}', sw: '{heading}, safu ya {row}' },
  takeFaulty: { en: 'Download the rows with errors', sw: 'Pakua safu zenye makosa' },
  checkAgain: { en: 'Check again', sw: 'Hakiki tena' },
  cancel: { en: 'Cancel import', sw: 'Ghairi uingizaji' },
  stop: { en: 'Stop import', sw: 'Simamisha uingizaji' },
  warnings: { en: 'Please check', sw: 'Tafadhali angalia' },
  warningsWhy: { en: 'These rows are imported as they are.', sw: 'Safu hizi huingizwa zilivyo.' },
  row: { en: 'Row', sw: 'Safu' },
  column: { en: 'Column', sw: 'Safu wima' },
  value: { en: 'Value', sw: 'Thamani' },
  reason: { en: 'Reason', sw: 'Sababu' },
  allGood: { en: 'All rows are correct', sw: 'Safu zote ziko sawa' },
  name: { en: 'Name', sw: 'Jina' },
  correct: { en: 'Correct now', sw: 'Sasa ni sahihi' },
  checkingNow: { en: 'Checking …', sw: 'Inahakiki …' },
  typing: { en: 'Leave the cell to check it.', sw: 'Toka kwenye kisanduku ili kihakikiwe.' },
  unchecked: {
    en: 'Cells have changed since the check. Check again to continue.',
    sw: 'Visanduku vimebadilika baada ya uhakiki. Hakiki tena ili kuendelea.',
  },
  noneCorrect: {
    en: 'No row can be imported yet. Correct the cells in red, or go back to the columns.',
    sw: 'Hakuna safu inayoweza kuingizwa bado. Rekebisha visanduku vyekundu, au rudi kwenye safu wima.',
  },
  nothingToDo: {
    en: 'Every row is skipped, so there is nothing to import.',
    sw: 'Safu zote zimerukwa, hivyo hakuna cha kuingiza.',
  },
  importAndLeave: {
    en: 'Import {sound} and leave out {faulty}',
    sw: 'Ingiza {sound} na uache {faulty}',
  },
  seeAll: { en: 'See {many}', sw: 'Ona {many}' },
  another: { en: 'Import another file', sw: 'Ingiza faili jingine' },
  correctLeft: { en: 'Correct them now', sw: 'Zirekebishe sasa' },
  downloadLeft: { en: 'Download them', sw: 'Zipakue' },
  keptForLater: {
    en: 'They are kept under “Import”, and can be corrected at any time.',
    sw: 'Zimehifadhiwa kwenye “Ingiza”, na zinaweza kurekebishwa wakati wowote.',
  },
} as const satisfies Record<string, Words>;

/** What stands in the way of some rows, and what can be done. */
export const ERRORS_LEFT: CountedWords = {
  one: {
    en: '1 row has errors. Correct it here, or import the others and correct it later.',
    sw: 'Safu 1 ina makosa. Irekebishe hapa, au ingiza nyingine na uirekebishe baadaye.',
  },
  many: {
    en: '{n} rows have errors. Correct them here, or import the others and correct these later.',
    sw: 'Safu {n} zina makosa. Zirekebishe hapa, au ingiza nyingine na uzirekebishe baadaye.',
  },
};

/** From error to error; how many cells are wrong yet. */
export const NEXT_ERROR: CountedWords = {
  one: { en: 'Next error (1 left)', sw: 'Kosa linalofuata (limebaki 1)' },
  many: { en: 'Next error ({n} left)', sw: 'Kosa linalofuata (yamebaki {n})' },
};

export const LEFT_FOR_LATER: CountedWords = {
  one: { en: '1 row was left out', sw: 'Safu 1 iliachwa' },
  many: { en: '{n} rows were left out', sw: 'Safu {n} ziliachwa' },
};

/** What becomes of a row whose record is there. */
export const FOUND = {
  update: { en: 'update it', sw: 'ibadilishe' },
  skip: { en: 'leave it unchanged', sw: 'iache ilivyo' },
  refuse: { en: 'show an error', sw: 'onyesha kosa' },
} as const satisfies Record<string, Words>;

/** What becomes of a row whose record is not there. */
export const UNKNOWN = {
  create: { en: 'add it', sw: 'iongeze' },
  skip: { en: 'skip it', sw: 'iruke' },
  refuse: { en: 'show an error', sw: 'onyesha kosa' },
} as const satisfies Record<string, Words>;

/** What becomes of a name that nobody knows yet. */
export const MISSING = {
  refuse: { en: 'show an error', sw: 'onyesha kosa' },
  create: { en: 'add them', sw: 'yaongeze' },
  blank: { en: 'leave empty', sw: 'acha wazi' },
} as const satisfies Record<string, Words>;

export const LEFT_OUT: CountedWords = {
  one: { en: '1 row is skipped.', sw: 'Safu 1 imerukwa.' },
  many: { en: '{n} rows are skipped.', sw: 'Safu {n} zimerukwa.' },
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
