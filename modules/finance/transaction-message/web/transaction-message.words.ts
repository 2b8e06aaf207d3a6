import type { Because } from '../match-score.rules.ts';
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

/** Why a document is suggested, and what is done with a text. */
export const MATCH = {
  same_reference: { en: 'same reference', sw: 'kumbukumbu ileile' },
  amount_remains: { en: 'amount equals what remains', sw: 'kiasi ni sawa na kilichobaki' },
  amount_of_all: {
    en: 'amount equals all debts of the party',
    sw: 'kiasi ni sawa na madeni yote ya mhusika',
  },
  amount_less: { en: 'less than what remains', sw: 'pungufu ya kilichobaki' },
  amount_more: { en: 'more than what remains', sw: 'zaidi ya kilichobaki' },
  phone: { en: 'phone of the customer', sw: 'simu ya mteja' },
  name: { en: 'name of the customer', sw: 'jina la mteja' },
  one_name: { en: 'one name of the customer', sw: 'jina moja la mteja' },
  number: { en: 'number of the document', sw: 'namba ya hati' },
  same_time: { en: 'about the same time', sw: 'karibu wakati uleule' },
} as const satisfies Record<Because, { en: string; sw: string }>;

/** The cards beside a text. */
export const CARDS = {
  question: { en: 'What does it pay?', sw: 'Unalipa nini?' },
  nothing: {
    en: 'Nothing that is open fits this text.',
    sw: 'Hakuna kilicho wazi kinacholingana na ujumbe huu.',
  },
  notYet: {
    en: 'Nothing is entered until you match it.',
    sw: 'Hakuna kinachoingizwa hadi uulinganishe.',
  },
  owed: { en: '{amount} owed', sw: 'Inadaiwa {amount}' },
  match: { en: 'Match', sw: 'Linganisha' },
  matchTo: { en: 'Match to {document}', sw: 'Linganisha na {document}' },
  matchAll: { en: 'Pay all debts of {party}', sw: 'Lipa madeni yote ya {party}' },
  confirm: { en: 'Confirm {document}', sw: 'Thibitisha {document}' },
  confirmed: {
    en: 'This transaction ID was entered already. The text confirms it; nothing is entered.',
    sw: 'Namba hii ya muamala iliingizwa tayari. Ujumbe unathibitisha tu; hakuna kinachoingizwa.',
  },
  parts: {
    en: 'These payments are the same money. The text confirms them; nothing is entered.',
    sw: 'Malipo haya ni pesa hizohizo. Ujumbe unayathibitisha tu; hakuna kinachoingizwa.',
  },
  enterAs: { en: 'Or enter it as', sw: 'Au uingize kama' },
  ownAccount: { en: 'Own account', sw: 'Akaunti yako nyingine' },
  doubtful: { en: 'Possibly false', sw: 'Huenda ni wa uongo' },
  reason: { en: 'Why do you trust this text?', sw: 'Kwa nini unauamini ujumbe huu?' },
  undo: { en: 'Undo match', sw: 'Tengua ulinganisho' },
  matched: { en: 'Text matched', sw: 'Ujumbe umelinganishwa' },
  undone: { en: 'Match undone', sw: 'Ulinganisho umetenguliwa' },
} as const;
