import { refusal } from '#core/errors.ts';

/** What the customer said yes to is what he was shown (A47). */
export const QuoteChangedSince = refusal<{ now: string }>(
  'quote_changed_since',
  409,
  {
    en: 'This quote was changed since it was seen. The total is now {now}. Send it again for acceptance.',
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

export const QuoteHasParts = refusal('quote_has_parts', 409, {
  en: 'Part of this quote was converted. Close it instead.',
  sw: 'Sehemu ya nukuu hii imeshageuzwa. Ifunge badala yake.',
});

/** What is left of the first one is no longer what the revision was made of. */
export const RevisedIsDone = refusal<{ number: string }>(
  'revised_is_done',
  409,
  {
    en: 'Quote {number}, which this one revises, was converted or closed since. Delete this revision.',
    sw: 'Nukuu {number}, ambayo hii ni toleo lake jipya, imegeuzwa au kufungwa. Futa toleo hili.',
  },
  ['number'],
);

export const QuoteIsConverted = refusal('quote_converted', 409, {
  en: 'All of this quote was converted.',
  sw: 'Nukuu yote imeshageuzwa.',
});

export const QuotePartConverted = refusal('quote_part_converted', 409, {
  en: 'Part of this quote was converted, so what it offers no longer changes. Make a new revision instead.',
  sw: 'Sehemu ya nukuu hii imeshageuzwa, hivyo inachotoa hakibadiliki tena. Tengeneza toleo jipya badala yake.',
});

export const MoreThanQuoted = refusal<{ product: string; left: string }>(
  'more_than_quoted',
  409,
  {
    en: 'Only {left} of {product} are left of this quote.',
    sw: '{product}: zimebaki {left} tu kwenye nukuu hii.',
  },
  ['product', 'left'],
);

/** Nobody is charged other prices in silence, and nobody keeps old ones for good. */
export const QuoteExpired = refusal<{ until: string; quoted: string; present: string }>(
  'quote_expired',
  409,
  {
    en: 'This quote was valid until {until}. The total is {quoted} at the quoted prices and {present} at today’s prices. Choose which to use.',
    sw: 'Mwisho wa kutumika kwa nukuu hii ulikuwa {until}. Jumla yake ni {quoted} kwa bei zake, na {present} kwa bei za leo. Chagua moja.',
  },
  ['until', 'quoted', 'present'],
);

export const CustomerNotReached = refusal<{ customer: string }>(
  'customer_not_reached',
  409,
  {
    en: '{customer} has no email address or phone number to send the quote to. Add it to the customer first.',
    sw: '{customer} hana barua pepe wala simu ya kutumia nukuu. Iongeze kwanza kwa mteja.',
  },
  ['customer'],
);

/** Said to the customer himself, by his link. */
export const QuoteSeenChanged = refusal('quote_seen_changed', 409, {
  en: 'The quote was changed meanwhile. Look at it again before you accept it.',
  sw: 'Nukuu imebadilishwa. Iangalie tena kabla ya kuikubali.',
});

export const QuoteNotOpen = refusal('quote_not_open', 409, {
  en: 'This quote can no longer be accepted. Ask for a new one.',
  sw: 'Nukuu hii haiwezi kukubaliwa tena. Omba nyingine.',
});
