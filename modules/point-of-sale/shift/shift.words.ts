import type { Words } from '#core/i18n/language.ts';

/** What those who may explain are told as somebody else opens a shift. */
export const CASH_QUESTION = {
  title: { en: 'Where is the cash of {till}?', sw: 'Taslimu ya {till} iko wapi?' },
  text: {
    en: '{who} opened shift {number}, and the count differs from the books. Say where the money is.',
    sw: '{who} amefungua zamu {number}, na hesabu inatofautiana na vitabu. Eleza pesa ziko wapi.',
  },
} as const satisfies Record<string, Words>;

/** Sentences of the commands and checks of shifts. */
export const SHIFT_TEXTS = {
  countNeeded: { en: 'Count the cash in the till.', sw: 'Hesabu taslimu iliyopo kwenye kaunta.' },
  moreThanCounted: {
    en: '{counted} was counted. No more than that can stay in the drawer.',
    sw: 'Imehesabiwa {counted}. Kinachobaki kwenye droo hakiwezi kuzidi hapo.',
  },
  countDiffers: {
    en: 'The notes and coins do not add up to this amount.',
    sw: 'Noti na sarafu zina jumla tofauti.',
  },
  noTill: {
    en: 'Shifts are opened on the drawer of a till, not on a safe.',
    sw: 'Zamu hufunguliwa kwenye droo ya kaunta, si kwenye sefu.',
  },
  sameAccount: { en: 'Choose another account than the till.', sw: 'Chagua akaunti nyingine, si ya kaunta.' },
  restNeedsPlace: {
    en: 'Choose where the rest goes. This branch has no safe.',
    sw: 'Chagua kiasi kinachobaki kiende wapi. Tawi hili halina sefu.',
  },
  restOfShift: { en: 'Rest of shift {number}', sw: 'Salio la zamu {number}' },
  shiftsOne: { en: '{n} shift', sw: 'Zamu {n}' },
  shiftsMany: { en: '{n} shifts', sw: 'Zamu {n}' },
  cashIsExplained: {
    en: 'Cash to be explained equals the open differences of the shifts of the branch.',
    sw: 'Taslimu inayohitaji maelezo ni ile ambayo zamu za tawi bado hazijaeleza.',
  },
  shiftsAddUp: {
    en: 'Expected cash is float plus movements; over or short is counted minus expected.',
    sw: 'Taslimu inayotarajiwa ya kila zamu iliyofungwa ni ya kuanzia na mienendo yake, na tofauti ni iliyohesabiwa ukitoa hiyo.',
  },
} as const satisfies Record<string, Words>;
