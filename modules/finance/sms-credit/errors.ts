import { refusal } from '#core/errors.ts';

/** messages.md B3. */
export const NotEnoughSms = refusal<{ needed: number; left: number }>(
  'not_enough_sms',
  409,
  {
    en: '{needed} parts are needed, {left} are left. Buy more or send to fewer people.',
    sw: 'Zinahitajika sehemu {needed}, zimebaki {left}. Nunua zaidi au tuma kwa watu wachache.',
  },
  ['needed', 'left'],
);

export const NoSmsLeft = refusal('no_sms_left', 409, {
  en: 'This branch has no SMS left. Buy more, or tell them another way.',
  sw: 'Tawi hili halina SMS zilizobaki. Nunua zaidi, au wajulishe kwa njia nyingine.',
});
