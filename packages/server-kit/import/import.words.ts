/** Sentences about the rows of a sheet. */
export const ERROR_COLUMN = { en: 'Error', sw: 'Kosa' };
export const ROW_COLUMN = { en: 'Row in the file', sw: 'Safu katika faili' };
export const CANCELLED = { en: 'Import cancelled', sw: 'Uingizaji umeghairiwa' };
export const NO_PERMISSION_TO_CHANGE = {
  en: 'This record exists, and you do not have permission to change it.',
  sw: 'Rekodi hii ipo, na huna ruhusa ya kuibadilisha.',
};
export const NEW_RECORDS_ONLY = {
  en: 'This can be set for new records only, and this one exists.',
  sw: 'Hii huwekwa kwa rekodi mpya tu, na hii ipo tayari.',
};
export const ALREADY_EXISTS = {
  en: 'This record already exists.',
  sw: 'Rekodi hii ipo tayari.',
};
export const SAME_RECORD_IN_ROW = {
  en: 'Row {n} changes the same record.',
  sw: 'Safu ya {n} inabadilisha rekodi hiyohiyo.',
};
export const SEVERAL_RECORDS = {
  en: '{n} records have this, so it is not clear which one is meant.',
  sw: 'Rekodi {n} zina hii; haijulikani ni ipi.',
};
export const MERGED_NUMBER = {
  en: 'This cell is merged with row {n}. Say here how much of it is of this row, and correct row {n}.',
  sw: 'Kisanduku hiki kimeunganishwa na safu ya {n}. Andika hapa kiasi cha safu hii, na urekebishe safu ya {n}.',
};
export const NO_STORED_VALUE = {
  en: 'This is a formula without a stored value. Open the file in your spreadsheet program and save it.',
  sw: 'Hii ni kanuni isiyo na thamani iliyohifadhiwa. Fungua faili katika programu ya lahajedwali na ulihifadhi.',
};
