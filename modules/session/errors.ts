import { refusal } from '#core/errors.ts';

/** One sentence for an unknown name and a wrong password: who has an account here is nobody's business. */
export const WrongLogin = refusal('wrong_login', 401, {
  en: 'The name or the password is wrong.',
  sw: 'Jina au nenosiri si sahihi.',
});

/** Too many guesses; the time to wait is in the answer, and in Retry-After where the server writes it. */
export const TooManyGuesses = refusal<{ retry_after: number; minutes: number }>(
  'too_many_guesses',
  429,
  {
    en: 'Too many tries. Please wait {minutes} minutes and try again.',
    sw: 'Umejaribu mara nyingi mno. Tafadhali subiri dakika {minutes} kisha ujaribu tena.',
  },
  ['retry_after'],
);

/** The header was sealed for another time; `now` lets the client correct its clock and call again. */
export const ClockOff = refusal<{ now: string }>(
  'clock_off',
  401,
  {
    en: 'The clock of this device is wrong.',
    sw: 'Saa ya kifaa hiki si sahihi.',
  },
  ['now'],
);

/** A user whose last branch was taken away has nowhere to work. */
export const NoBranch = refusal('no_branch', 403, {
  en: 'You have no branch to work in. Please ask the owner of the business.',
  sw: 'Huna tawi la kufanyia kazi. Tafadhali wasiliana na mmiliki wa biashara.',
});

/** The first start is over: somebody can log in. */
export const AlreadyStarted = refusal('already_started', 409, {
  en: 'A business exists already. Please log in.',
  sw: 'Tayari kuna biashara. Tafadhali ingia.',
});

/** Wrong, spent, out of time or never sent: one sentence, so that nobody learns whether a code left. */
export const WrongCode = refusal('wrong_code', 401, {
  en: 'This code is not right or no longer valid. Please look again, or ask for a new one.',
  sw: 'Namba hii si sahihi au muda wake umeisha. Tafadhali angalia tena, au omba mpya.',
});

/** The proof of a code was used, or its time is over. */
export const RecoverySpent = refusal('recovery_spent', 401, {
  en: 'The time for a new password is over. Please ask for a new code.',
  sw: 'Muda wa kuweka nenosiri jipya umeisha. Tafadhali omba namba mpya.',
});
