import type { Words } from '#core/i18n/language.ts';

/** How quotes are counted on the page of the checks. */
export const QUOTES_COUNTED = {
  one: { en: '{n} quote', sw: 'Nukuu {n} ya bei' },
  many: { en: '{n} quotes', sw: 'Nukuu {n} za bei' },
} as const satisfies Record<string, Words>;

/** What must hold of quotes. */
export const QUOTE_CHECK_WORDS = {
  numbersHaveNoGap: {
    en: 'The quotes of a branch are numbered in order each year, with no gaps and no duplicates.',
    sw: 'Nukuu za bei za tawi kwa mwaka zina namba zinazofuatana, bila pengo wala namba kurudiwa.',
  },
} as const satisfies Record<string, Words>;

/** Said under a field of a quote. */
export const QUOTE_TEXTS = {
  paidLater: {
    en: 'An invoice is paid once it is issued. Leave this blank.',
    sw: 'Ankara hulipwa ikishatolewa. Acha wazi.',
  },
  notDue: {
    en: 'A sale has no due date. Leave this blank.',
    sw: 'Mauzo hayana mwisho wa kulipa. Acha wazi.',
  },
  saidTwice: { en: 'This line is listed twice.', sw: 'Mstari huu umetajwa mara mbili.' },
  endsBefore: {
    en: 'The last day cannot be before the date of the quote.',
    sw: 'Mwisho wa kutumika hauwezi kuwa kabla ya tarehe ya nukuu.',
  },
} as const satisfies Record<string, Words>;

/** Of a quote that was accepted, behind the sentence that it no longer changes (A47). */
export const REVISE_INSTEAD = {
  en: 'Make a new revision instead.',
  sw: 'Tengeneza toleo jipya badala yake.',
} as const satisfies Words;

/** A quote as the customer reads it. */
export const QUOTE_MESSAGE = {
  subject: { en: '{shop}: quote {number} of {date}', sw: '{shop}: nukuu ya bei {number} ya {date}' },
  hello: {
    en: 'We offer you the following, quote {number} of {date}:',
    sw: 'Tunakupa bei zifuatazo, nukuu {number} ya {date}:',
  },
  discount: { en: 'Discount: {amount}', sw: 'Punguzo: {amount}' },
  total: { en: 'Total {amount}', sw: 'Jumla {amount}' },
  until: { en: 'Valid until {until}', sw: 'Mwisho wa kutumika {until}' },
  more: { en: 'and {n} more', sw: 'na nyingine {n}' },
  /** Nothing stands behind the address, or a phone would take it for a part of it. */
  link: { en: 'See and accept it here: {link}', sw: 'Iangalie na uikubali hapa: {link}' },
} as const satisfies Record<string, Words>;
