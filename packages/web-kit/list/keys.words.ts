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
  title: { en: 'Keyboard shortcuts of this list', sw: 'Njia za mkato za orodha hii' },
  walk: { en: 'Next or previous row', sw: 'Safu inayofuata au iliyotangulia' },
  ends: { en: 'First or last row of the page', sw: 'Safu ya kwanza au ya mwisho ya ukurasa' },
  open: { en: 'Open the row', sw: 'Fungua safu' },
  edit: { en: 'Edit a value in the row', sw: 'Hariri thamani ya safu' },
  editRow: { en: 'Edit the row', sw: 'Hariri safu' },
  new: { en: 'New record', sw: 'Rekodi mpya' },
  filter: { en: 'Filter', sw: 'Chuja' },
  excel: { en: 'Excel, or export the selection', sw: 'Excel, au hamisha zilizochaguliwa' },
  print: { en: 'Print', sw: 'Chapisha' },
  delete: { en: 'Delete the selection', sw: 'Futa zilizochaguliwa' },
  undo: { en: 'Restore what was just deleted', sw: 'Rejesha zilizofutwa sasa hivi' },
  range: {
    en: 'Select from the last selected row to this one',
    sw: 'Chagua kuanzia safu ya mwisho hadi hii',
  },
  select: { en: 'Select or deselect the row', sw: 'Chagua safu, au ondoa uteuzi' },
  extend: { en: 'Extend the selection', sw: 'Ongeza uteuzi' },
  all: { en: 'Select the page, then the whole list', sw: 'Chagua ukurasa, kisha orodha yote' },
  clear: { en: 'Clear the selection', sw: 'Ondoa uteuzi' },
  search: { en: 'Search', sw: 'Tafuta' },
  width: { en: 'Width of a column, at its edge', sw: 'Upana wa safu wima, ukingoni mwake' },
  help: { en: 'This list of shortcuts', sw: 'Orodha hii ya njia za mkato' },
} as const satisfies Record<string, Words>;
