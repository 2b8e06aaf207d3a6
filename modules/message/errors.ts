import { refusal } from '#core/errors.ts';

export const NobodyToWrite = refusal<{ n: number }>(
  'nobody_to_write',
  409,
  {
    en: 'Nobody would get this message: {n} people are left out. The preview says why.',
    sw: 'Hakuna atakayepata ujumbe huu: watu {n} wameachwa. Onyesho linasema sababu.',
  },
  ['n'],
);

export const TooManyPeople = refusal<{ people: number; most: number }>(
  'too_many_people',
  409,
  {
    en: '{people} people are too many for one message. Send to fewer than {most} at a time.',
    sw: 'Watu {people} ni wengi mno kwa ujumbe mmoja. Tuma kwa chini ya {most} kwa wakati.',
  },
  ['people', 'most'],
);

export const NobodyFailed = refusal('nobody_failed', 409, {
  en: 'There is no one to resend this to: it was sent to everyone, or is on its way.',
  sw: 'Kila mtu ameupata ujumbe huu au ataupata. Hakuna wa kutumiwa tena.',
});

export const NothingSends = refusal('nothing_sends', 409, {
  en: 'This installation cannot send messages yet. Ask the person who runs it to set up a gateway.',
  sw: 'Mfumo huu bado hauwezi kutuma ujumbe. Mwombe anayeusimamia auweke sawa.',
});
