import { refusal } from '#core/errors.ts';

/** What the customer said yes to is what he was shown (A47). */
export const QuoteChangedSince = refusal<{ now: string }>(
  'quote_changed_since',
  409,
  {
    en: 'This quote was changed since it was seen. It now comes to {now}. Send it again and have that accepted.',
    sw: 'Nukuu hii imebadilishwa tangu ilipoonwa. Sasa jumla yake ni {now}. Itume tena ili hiyo ikubaliwe.',
  },
  ['now'],
);

export const QuoteNotSent = refusal('quote_not_sent', 409, {
  en: 'This quote is a draft. Change it as it is, or send it first.',
  sw: 'Nukuu hii ni rasimu. Ibadilishe ilivyo, au itume kwanza.',
});

export const QuoteIsClosed = refusal('quote_is_closed', 409, {
  en: 'This quote is closed.',
  sw: 'Nukuu hii imefungwa.',
});

export const RevisedIsDone = refusal<{ number: string }>(
  'revised_is_done',
  409,
  {
    en: 'Quote {number}, which this one revises, is no longer open. Delete this revision and write a new quote.',
    sw: 'Nukuu {number}, ambayo hii ni toleo lake jipya, haiko wazi tena. Futa toleo hili na uandike nukuu mpya.',
  },
  ['number'],
);
