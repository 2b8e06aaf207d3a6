import type { MessageWarning } from '../reading/kinds.ts';

/** The drawer in which texts are pasted. */
export const PASTE = {
  open: { en: 'Paste texts', sw: 'Bandika jumbe' },
  texts: { en: 'Texts', sw: 'Jumbe' },
  hint: {
    en: 'Copy them out of the phone as they are. Leave an empty line between two.',
    sw: 'Zinakili kwenye simu kama zilivyo. Acha mstari mtupu kati ya mbili.',
  },
  account: { en: 'Account of the phone', sw: 'Akaunti ya simu hiyo' },
  save: { en: 'Read them', sw: 'Zisome' },
  done: { en: '{new} new, {others} others', sw: 'Mpya {new}, nyingine {others}' },
  secret: {
    en: 'A text with a secret code was not kept.',
    sw: 'Ujumbe wenye namba ya siri haukuhifadhiwa.',
  },
} as const;

/** Why a text may be false, as a shopkeeper reads it. */
export const WARNINGS = {
  sender_not_provider: {
    en: 'It did not come from the provider that it names.',
    sw: 'Haukutoka kwa mtoa huduma unaomtaja.',
  },
  other_provider: { en: 'It has the words of another provider.', sw: 'Una maneno ya mtoa huduma mwingine.' },
  payer_copy: {
    en: 'It was written to somebody who paid, not to you.',
    sw: 'Uliandikwa kwa aliyelipa, si kwako.',
  },
  asks_to_send_back: { en: 'It asks to send money back.', sw: 'Unaomba pesa zirudishwe.' },
  link: { en: 'It has a link in it.', sw: 'Una kiungo cha mtandao.' },
  date_impossible: { en: 'Its date does not exist.', sw: 'Tarehe yake haipo.' },
  id_shape: {
    en: 'Its transaction ID does not look like those of the provider.',
    sw: 'Namba yake ya muamala haifanani na za mtoa huduma.',
  },
  thin: { en: 'It tells very little.', sw: 'Unaeleza machache mno.' },
  balance_below_amount: {
    en: 'Its balance is less than what came in.',
    sw: 'Salio lake ni pungufu ya zilizoingia.',
  },
  balance_gap: {
    en: 'Its balance does not follow from the text before it.',
    sw: 'Salio lake halitokani na ujumbe uliotangulia.',
  },
  same_id_other_amount: {
    en: 'The first text with this transaction ID has another amount.',
    sw: 'Ujumbe wa kwanza wenye namba hii ya muamala una kiasi kingine.',
  },
  same_text_again: {
    en: 'The same words came once more, later.',
    sw: 'Maneno yaleyale yamekuja tena, baadaye.',
  },
} as const satisfies Record<MessageWarning, { en: string; sw: string }>;
