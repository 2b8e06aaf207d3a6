import { createContext, use } from 'react';

/** The words every part needs beside its own props (close, clear, months); the app gives them once, in the user's language. */
export interface UiWords {
  /** Under an amount, where what was typed behind `=` comes to none. */
  notASum: string;
  optional: string;
  close: string;
  dismiss: string;
  clear: string;
  cancel: string;
  back: string;
  more: string;
  loading: string;
  tryAgain: string;
  reload: string;
  messages: string;
  showPassword: string;
  hidePassword: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  /** Twelve short month names, as dates are written: 28 Nov 2026. */
  monthsShort: readonly string[];
  months: readonly string[];
  /** Seven short day names, Monday first. */
  weekdays: readonly string[];
  nothingFound: string;
  searching: string;
  remove: (name: string) => string;
  create: (name: string) => string;
  skipToContent: string;
  mainMenu: string;
  quickMenu: string;
  openMenu: string;
  closeMenu: string;
  breadcrumb: string;
  logOut: string;
  switchBranch: string;
  selectAllOnPage: string;
  select: (name: string) => string;
  actions: string;
  clearSelection: string;
  pages: string;
  previousPage: string;
  nextPage: string;
  page: (number: number) => string;
  rowHeight: string;
  columns: string;
  resetColumns: string;
  columnWidth: (name: string) => string;
  automatic: string;
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;
  step: (number: number, of: number) => string;
}

export const WordsContext = createContext<UiWords | null>(null);

/** The words the app gave to UiProvider. */
export function useWords(): UiWords {
  const words = use(WordsContext);
  if (!words) throw new Error('UiProvider is missing above this part');
  return words;
}
