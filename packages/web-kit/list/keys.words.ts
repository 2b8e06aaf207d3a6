import type { Words } from '#core/i18n/language.ts';

/** Keys that press a button of a list, wherever the caret is; as `aria-keyshortcuts` writes them. */
export const LIST_KEYS = {
  new: 'N',
  editRow: 'E',
  filter: 'F',
  excel: 'X',
  print: 'P',
  delete: 'Delete',
  undo: 'Control+Z',
} as const;

/** What the keys of a list do. */
export const KEYS = {
  title: { en: 'Keys of this list', sw: 'Vitufe vya orodha hii' },
  walk: { en: 'Next or previous row', sw: 'Safu inayofuata au iliyotangulia' },
  ends: { en: 'First or last row of the page', sw: 'Safu ya kwanza au ya mwisho ya ukurasa' },
  open: { en: 'Open the row', sw: 'Fungua safu' },
  edit: { en: 'Change a value of the row', sw: 'Badilisha thamani ya safu' },
  editRow: { en: 'Edit the row', sw: 'Hariri safu' },
  new: { en: 'A new record', sw: 'Rekodi mpya' },
  filter: { en: 'Filter', sw: 'Chuja' },
  excel: { en: 'Excel, or export what is selected', sw: 'Excel, au hamisha zilizochaguliwa' },
  print: { en: 'Onto paper', sw: 'Kwenye karatasi' },
  delete: { en: 'Delete what is selected', sw: 'Futa zilizochaguliwa' },
  undo: { en: 'Take back what was deleted just now', sw: 'Rudisha zilizofutwa sasa hivi' },
  range: {
    en: 'Select from the last selected row to this one',
    sw: 'Chagua kuanzia safu ya mwisho hadi hii',
  },
  select: { en: 'Select the row, or not', sw: 'Chagua safu, au iache' },
  extend: { en: 'Select on the way', sw: 'Chagua ukipita' },
  all: { en: 'Select the page, then the whole list', sw: 'Chagua ukurasa, kisha orodha yote' },
  clear: { en: 'Select nothing', sw: 'Ondoa uteuzi' },
  search: { en: 'Search', sw: 'Tafuta' },
  width: { en: 'Width of a column, at its edge', sw: 'Upana wa safu wima, ukingoni mwake' },
  help: { en: 'These keys', sw: 'Vitufe hivi' },
} as const satisfies Record<string, Words>;
