import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '../i18n/counted.ts';

/** The words of export and import. */
export const EXCEL = {
  export: { en: 'Export to Excel', sw: 'Hamisha kwenda Excel' },
  thisList: { en: 'This list', sw: 'Orodha hii' },
  thisPage: { en: 'This page', sw: 'Ukurasa huu' },
  import: { en: 'Import from Excel', sw: 'Ingiza kutoka Excel' },
  chooseFile: { en: 'Choose a file', sw: 'Chagua faili' },
  onlyXlsx: { en: '.xlsx only', sw: '.xlsx tu' },
  template: { en: 'Download the template', sw: 'Pakua kiolezo' },
  templateLink: { en: 'Download the Excel template', sw: 'Pakua kiolezo cha Excel' },
} as const satisfies Record<string, Words>;

/** `{n}` may be more than was counted: `10,000+`. */
export const ROWS: CountedWords = {
  one: { en: '{n} row', sw: 'safu {n}' },
  many: { en: '{n} rows', sw: 'safu {n}' },
};
