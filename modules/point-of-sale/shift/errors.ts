import { refusal } from '#core/errors.ts';
import { SHIFT_TEXTS } from './shift.words.ts';

export const ShiftRequired = refusal('shift_required', 409, {
  en: 'Open a shift before you sell.',
  sw: 'Fungua zamu kabla ya kuuza.',
});

export const ShiftIsClosed = refusal('shift_closed', 409, {
  en: 'This shift is closed.',
  sw: 'Zamu hii imefungwa.',
});

/** A first count is on record already, and its answer did not reach who made it. */
export const ShiftWasCounted = refusal('shift_was_counted', 409, {
  en: 'This shift was counted before, and that count was far from what the books expect. Count the drawer again.',
  sw: 'Zamu hii ilishahesabiwa, na hesabu hiyo ilikuwa mbali na inayotarajiwa kwenye vitabu. Hesabu droo tena.',
});

export const ShiftOpenAlready = refusal<{ till: string }>(
  'shift_open_already',
  409,
  {
    en: 'A shift is already open on {till}. Close it first.',
    sw: 'Tayari kuna zamu iliyofunguliwa kwenye {till}. Ifunge kwanza.',
  },
  ['till'],
);

/** The cash of one day is not counted into another. */
export const ShiftLeftOpen = refusal<{ number: string; date: string }>(
  'shift_left_open',
  409,
  {
    en: 'Shift {number} of {date} is still open. Close it and open a new one to sell.',
    sw: 'Zamu {number} ya tarehe {date} bado iko wazi. Ifunge na ufungue mpya ili uuze.',
  },
  ['number', 'date'],
);

/** What the right to sell does not move. */
export const MovesMoneyOnly = refusal('moves_money_only', 403, {
  en: 'This needs the permission to create transactions. Without it you can move cash between your own drawer and the safe, and pay expenses that are paid from the drawer.',
  sw: 'Hii inahitaji ruhusa ya kutengeneza miamala. Bila hiyo unaweza kuhamisha taslimu kati ya droo yako na sefu, na kulipa matumizi yanayolipwa kutoka kwenye droo.',
});

export const DrawerLimitReached = refusal<{ left: string; limit: string }>(
  'drawer_limit_reached',
  403,
  {
    en: 'Out of the drawer you can pay {limit} per shift. {left} of it is left.',
    sw: 'Kutoka kwenye droo unaweza kulipa {limit} kwa zamu. Zimebaki {left}.',
  },
  ['left', 'limit'],
);

export const MoreThanCounted = refusal<{ counted: string }>(
  'more_than_counted',
  409,
  SHIFT_TEXTS.moreThanCounted,
  ['counted'],
);

export const ShiftIsOpen = refusal('shift_open', 409, {
  en: 'This shift is still open. Count and close it first.',
  sw: 'Zamu hii bado iko wazi. Ihesabu na uifunge kwanza.',
});

export const NewerShift = refusal<{ till: string }>(
  'newer_shift',
  409,
  {
    en: 'A newer shift was opened on {till}. This one can no longer be counted again.',
    sw: 'Zamu mpya imefunguliwa kwenye {till}. Hii haiwezi tena kuhesabiwa upya.',
  },
  ['till'],
);

/** What left the drawer at closing was in it. */
export const LessThanLeft = refusal<{ rest: string }>(
  'less_than_left',
  409,
  {
    en: '{rest} left the drawer at closing, so at least that much was in it.',
    sw: '{rest} zilitoka kwenye droo wakati wa kufunga, kwa hiyo zilikuwemo angalau hizo.',
  },
  ['rest'],
);

export const NothingToExplain = refusal('nothing_to_explain', 409, {
  en: 'No cash of this shift is left to explain.',
  sw: 'Hakuna taslimu ya zamu hii inayohitaji maelezo.',
});

export const MoreThanToExplain = refusal<{ left: string }>(
  'more_than_to_explain',
  409,
  { en: 'Only {left} is left to explain.', sw: 'Kiasi kinachohitaji maelezo ni {left} tu.' },
  ['left'],
);

export const AnswerDoesNotFit = refusal('answer_does_not_fit', 409, {
  en: 'This explanation does not match the difference that was counted.',
  sw: 'Jibu hili halilingani na kilichohesabiwa.',
});

export const ShiftOfSomebodyElse = refusal('shift_of_somebody_else', 403, {
  en: 'Somebody else opened this shift. A person who can see all sales can close it.',
  sw: 'Zamu hii ilifunguliwa na mtu mwingine. Inaweza kufungwa na mtu anayeona mauzo yote.',
});

export const OwnShift = refusal('own_shift', 409, {
  en: 'You counted this shift yourself. Someone else marks it as reviewed.',
  sw: 'Zamu hii umeihesabu mwenyewe. Mtu mwingine ndiye anayeikagua.',
});
