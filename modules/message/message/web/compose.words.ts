import type { Words } from '#core/i18n/language.ts';
import type { CountedWords } from '#web-kit/i18n/counted.ts';
import type { Place } from '../audience.rules.ts';

/** The page on which a message is composed. */
export const COMPOSE = {
  who: { en: 'Who gets it', sw: 'Nani anaupata' },
  whoWhy: { en: 'The list is fixed when you send.', sw: 'Orodha haibadiliki ukishatuma.' },
  group: { en: 'Group', sw: 'Kundi' },
  customers: { en: 'Customers', sw: 'Wateja' },
  numbers: { en: 'Numbers', sw: 'Namba' },
  numbersWhy: {
    en: 'Type or paste them, one after another.',
    sw: 'Ziandike au zibandike, moja baada ya nyingine.',
  },
  what: { en: 'What it says', sw: 'Unasema nini' },
  whatWhy: { en: 'Fields are filled in for each person.', sw: 'Nafasi hujazwa kwa kila mtu.' },
  insert: { en: 'Insert', sw: 'Weka' },
  template: { en: 'Template', sw: 'Kiolezo' },
  templateNone: { en: 'None', sw: 'Hakuna' },
  when: { en: 'When it goes', sw: 'Utatumwa lini' },
  whenWhy: {
    en: 'By the clock of the branch. Never between 20:00 and 08:00.',
    sw: 'Kwa saa ya tawi. Kamwe si kati ya 20:00 na 08:00.',
  },
  now: { en: 'Now', sw: 'Sasa' },
  later: { en: 'Later', sw: 'Baadaye' },
  sendsAt: { en: 'Day', sw: 'Siku' },
  waits: { en: 'It is quiet now: it leaves on {when}.', sw: 'Sasa ni wakati wa utulivu: utatumwa {when}.' },
  preview: { en: 'Preview', sw: 'Onyesho' },
  nothingYet: {
    en: 'Write the text to see what each person reads.',
    sw: 'Andika maandishi uone kila mtu anasoma nini.',
  },
  longest: { en: 'Longest: {n} parts', sw: 'Mrefu zaidi: sehemu {n}' },
  to: { en: 'SMS to {phone}', sw: 'SMS kwa {phone}' },
  place: { en: '{n} of {all}', sw: '{n} kati ya {all}' },
  before: { en: 'Previous person', sw: 'Mtu aliyetangulia' },
  next: { en: 'Next person', sw: 'Mtu anayefuata' },
  leftOut: { en: 'Left out', sw: 'Walioachwa' },
  seeAll: { en: 'See who is left out', sw: 'Ona walioachwa' },
  left: { en: '{n} characters left', sw: 'Herufi {n} zimebaki' },
  forAll: { en: 'for everyone together', sw: 'kwa wote pamoja' },
  costs: { en: '{cost}, credit {left}', sw: '{cost}, salio {left}' },
  notEnough: {
    en: '{needed} parts are needed, {left} are left. Buy more or send to fewer people.',
    sw: 'Zinahitajika sehemu {needed}, zimebaki {left}. Nunua zaidi au tuma kwa watu wachache.',
  },
  costly: {
    en: '{characters} makes a message longer and dearer.',
    sw: '{characters} huongeza urefu na gharama ya ujumbe.',
  },
  plain: { en: 'Use plain characters', sw: 'Tumia herufi za kawaida' },
  sent: { en: 'Message is on its way', sw: 'Ujumbe uko njiani' },
  scheduled: { en: 'Message is scheduled', sw: 'Ujumbe umepangwa kutumwa' },
  sms: { en: 'SMS', sw: 'SMS' },
  send: { en: 'Send', sw: 'Tuma' },
  again: { en: 'Send again', sw: 'Tuma tena' },
  sentAgain: { en: 'Sent again to those who did not get it', sw: 'Umetumwa tena kwa ambao hawakuupata' },
  people: { en: 'People', sw: 'Watu' },
} as const satisfies Readonly<Record<string, Words>>;

export const COUNTS = {
  people: {
    one: { en: '{n} person gets it', sw: 'Mtu {n} anaupata' },
    many: { en: '{n} people get it', sw: 'Watu {n} wanaupata' },
  },
  leftOut: {
    one: { en: '{n} left out', sw: '{n} ameachwa' },
    many: { en: '{n} left out', sw: '{n} wameachwa' },
  },
  parts: { one: { en: '{n} part', sw: 'Sehemu {n}' }, many: { en: '{n} parts', sw: 'Sehemu {n}' } },
  send: {
    one: { en: 'Send to {n} person', sw: 'Tuma kwa mtu {n}' },
    many: { en: 'Send to {n} people', sw: 'Tuma kwa watu {n}' },
  },
  sendFor: {
    one: { en: 'Send to {n} person, {cost}', sw: 'Tuma kwa mtu {n}, {cost}' },
    many: { en: 'Send to {n} people, {cost}', sw: 'Tuma kwa watu {n}, {cost}' },
  },
} as const satisfies Readonly<Record<string, CountedWords>>;

/** What each place of a text is called. */
export const PLACE_WORDS: Readonly<Record<Place, Words>> = {
  name: { en: 'Name', sw: 'Jina' },
  balance: { en: 'Balance', sw: 'Deni' },
  due: { en: 'Due date', sw: 'Tarehe ya kulipa' },
  branch: { en: 'Branch', sw: 'Tawi' },
  pay_to: { en: 'How to pay', sw: 'Jinsi ya kulipa' },
};

/** What became of the message of one person. */
export const FATE_WORDS = {
  scheduled: { en: 'Scheduled', sw: 'Umepangwa' },
  queued: { en: 'Queued', sw: 'Uko kwenye foleni' },
  sent: { en: 'Sent', sw: 'Umetumwa' },
  failed: { en: 'Failed', sw: 'Umeshindikana' },
  left_out: { en: 'Left out', sw: 'Ameachwa' },
} as const satisfies Readonly<Record<string, Words>>;
