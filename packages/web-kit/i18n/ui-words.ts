import { CALENDAR_WORDS } from '#core/i18n/calendar-words.ts';
import { type Language, say, type Words } from '#core/i18n/language.ts';
import type { UiWords } from '#ui/theme/words.ts';

/** The words that the parts of the design system bring along, in one language. */
export function uiWords(language: Language): UiWords {
  const plain = Object.fromEntries(
    Object.entries(PLAIN).map(([key, words]) => [key, words[language]]),
  ) as Record<keyof typeof PLAIN, string>;
  return {
    ...plain,
    ...CALENDAR_WORDS[language],
    remove: (name) => say(WITH_NAME.remove, language, { name }),
    create: (name) => say(WITH_NAME.create, language, { name }),
    select: (name) => say(WITH_NAME.select, language, { name }),
    page: (number) => say(WITH_NAME.page, language, { number }),
    columnWidth: (name) => say(WITH_NAME.columnWidth, language, { name }),
    moveUp: (name) => say(WITH_NAME.moveUp, language, { name }),
    moveDown: (name) => say(WITH_NAME.moveDown, language, { name }),
    step: (number, of) => say(WITH_NAME.step, language, { number, of }),
  };
}

const PLAIN = {
  notASum: {
    en: 'This sum cannot be calculated. Write it like =16.99*1.1.',
    sw: 'Hesabu hii haiwezi kukokotolewa. Iandike kama =16.99*1.1.',
  },
  optional: { en: 'optional', sw: 'si lazima' },
  close: { en: 'Close', sw: 'Funga' },
  dismiss: { en: 'Dismiss', sw: 'Ondoa' },
  clear: { en: 'Clear', sw: 'Ondoa' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  back: { en: 'Go back', sw: 'Rudi nyuma' },
  more: { en: 'More', sw: 'Zaidi' },
  loading: { en: 'Loading', sw: 'Inapakia' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
  reload: { en: 'Reload', sw: 'Pakia upya' },
  messages: { en: 'Messages', sw: 'Arifa' },
  showPassword: { en: 'Show the password', sw: 'Onyesha nenosiri' },
  hidePassword: { en: 'Hide the password', sw: 'Ficha nenosiri' },
  openCalendar: { en: 'Open the calendar', sw: 'Fungua kalenda' },
  previousMonth: { en: 'Previous month', sw: 'Mwezi uliotangulia' },
  nextMonth: { en: 'Next month', sw: 'Mwezi unaofuata' },
  nothingFound: { en: 'Nothing found', sw: 'Hakuna kilichopatikana' },
  searching: { en: 'Searching', sw: 'Inatafuta' },
  skipToContent: { en: 'Skip to content', sw: 'Ruka hadi kwenye maudhui' },
  mainMenu: { en: 'Main menu', sw: 'Menyu kuu' },
  quickMenu: { en: 'Quick menu', sw: 'Menyu ya haraka' },
  openMenu: { en: 'Open the menu', sw: 'Fungua menyu' },
  closeMenu: { en: 'Close the menu', sw: 'Funga menyu' },
  breadcrumb: { en: 'Where you are', sw: 'Mahali ulipo' },
  logOut: { en: 'Log out', sw: 'Toka' },
  switchBranch: { en: 'Switch branch', sw: 'Badili tawi' },
  selectAllOnPage: { en: 'Select all on this page', sw: 'Chagua safu zote za ukurasa huu' },
  actions: { en: 'Actions', sw: 'Vitendo' },
  clearSelection: { en: 'Clear the selection', sw: 'Ondoa uchaguzi' },
  pages: { en: 'Pages', sw: 'Kurasa' },
  previousPage: { en: 'Previous page', sw: 'Ukurasa uliotangulia' },
  nextPage: { en: 'Next page', sw: 'Ukurasa unaofuata' },
  rowHeight: { en: 'Row height', sw: 'Urefu wa safu' },
  columns: { en: 'Columns', sw: 'Safu wima' },
  automatic: { en: 'automatic', sw: 'otomatiki' },
  resetColumns: { en: 'Reset columns', sw: 'Rudisha safu wima' },
} as const satisfies Record<string, Words>;

const WITH_NAME = {
  remove: { en: 'Remove {name}', sw: 'Ondoa {name}' },
  create: { en: 'Create “{name}”', sw: 'Tengeneza “{name}”' },
  select: { en: 'Select {name}', sw: 'Chagua {name}' },
  page: { en: 'Page {number}', sw: 'Ukurasa wa {number}' },
  columnWidth: { en: 'Width of {name}', sw: 'Upana wa {name}' },
  moveUp: { en: 'Move {name} up', sw: 'Sogeza {name} juu' },
  moveDown: { en: 'Move {name} down', sw: 'Sogeza {name} chini' },
  step: { en: 'Step {number} of {of}', sw: 'Hatua ya {number} kati ya {of}' },
} as const satisfies Record<string, Words>;
