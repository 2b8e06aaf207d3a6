import type { Words } from '#core/i18n/language.ts';

/** Everything a receipt says beside names and figures. */
export const RECEIPT = {
  receipt: { en: 'Receipt', sw: 'Risiti' },
  paper: { en: 'Paper', sw: 'Karatasi' },
  sale: { en: 'Sale {number}', sw: 'Mauzo {number}' },
  numberFollows: { en: 'Number follows', sw: 'Namba itafuata' },
  saleNote: { en: 'Sales slip', sw: 'Hati ya mauzo' },
  servedAndApproved: {
    en: 'Served by {name}, approved by {approver}',
    sw: 'Umehudumiwa na {name}, imeidhinishwa na {approver}',
  },
  served: { en: 'Served by {name}', sw: 'Umehudumiwa na {name}' },
  customer: { en: 'Customer', sw: 'Mteja' },
  date: { en: 'Date', sw: 'Tarehe' },
  tin: { en: 'TIN {number}', sw: 'TIN {number}' },
  vrn: { en: 'VRN {number}', sw: 'VRN {number}' },
  pobox: { en: 'P.O. Box {number}', sw: 'S.L.P. {number}' },
  copy: { en: 'COPY {n}', sw: 'NAKALA {n}' },
  draft: { en: 'DRAFT', sw: 'RASIMU' },
  inWords: { en: 'Total in words', sw: 'Jumla kwa maneno' },
  void: { en: 'VOID', sw: 'YAMEBATILISHWA' },
  item: { en: 'Item', sw: 'Bidhaa' },
  quantity: { en: 'Qty', sw: 'Idadi' },
  unit: { en: 'Unit', sw: 'Kipimo' },
  price: { en: 'Price', sw: 'Bei' },
  amount: { en: 'Amount', sw: 'Kiasi' },
  subtotal: { en: 'Subtotal', sw: 'Jumla ndogo' },
  discount: { en: 'Discount', sw: 'Punguzo' },
  included: { en: 'VAT {rate}% included', sw: 'VAT {rate}% imejumuishwa' },
  added: { en: 'VAT {rate}%', sw: 'VAT {rate}%' },
  rounding: { en: 'Rounding', sw: 'Ukadiriaji' },
  total: { en: 'Total', sw: 'Jumla' },
  paid: { en: 'Paid', sw: 'Kilicholipwa' },
  paidSince: { en: 'Paid since', sw: 'Kilicholipwa baadaye' },
  takenOff: { en: 'Returned or written off', sw: 'Kilichorudishwa au kufutwa' },
  change: { en: 'Change', sw: 'Chenji' },
  owed: { en: 'Balance due', sw: 'Deni lililobaki' },
  chargedToRoom: { en: 'Charged to room {number}', sw: 'Imetozwa chumba {number}' },
  toRoom: { en: 'Room {number}', sw: 'Chumba {number}' },
  due: { en: 'Amount due', sw: 'Kiasi kinachodaiwa' },
  givenBack: { en: 'Given back', sw: 'Imerudishwa' },
  exchange: { en: 'Returned from {what}', sw: 'Zilizorudishwa kutoka {what}' },
  services: { en: 'Your service: {numbers}', sw: 'Huduma yako: {numbers}' },
  reference: { en: 'Reference {text}', sw: 'Kumbukumbu {text}' },
  payTo: { en: 'Pay to', sw: 'Lipa kupitia' },
  note: { en: 'Note', sw: 'Maelezo' },
  notMade: { en: 'The receipt could not be created.', sw: 'Risiti haikuweza kutengenezwa.' },
  signed: { en: 'For {seller}', sw: 'Kwa niaba ya {seller}' },
  verify: { en: 'Verify: {code}', sw: 'Hakiki: {code}' },
  thanks: { en: 'Thank you, please come again', sw: 'Asante, karibu tena' },
} as const satisfies Record<string, Words>;

/** What a paper is called that asks for money or offers goods, and until when it does. */
export const PAPER_WORDS = {
  invoice: {
    name: { en: 'Invoice', sw: 'Ankara' },
    title: { en: 'Invoice {number}', sw: 'Ankara {number}' },
    until: { en: 'Due', sw: 'Mwisho wa kulipa' },
  },
  quote: {
    name: { en: 'Quote', sw: 'Nukuu ya bei' },
    title: { en: 'Quote {number}', sw: 'Nukuu ya bei {number}' },
    until: { en: 'Valid until', sw: 'Mwisho wa kutumika' },
  },
} as const satisfies Record<string, Record<string, Words>>;

/** What VAT does not fall on, said only where other lines of the receipt bear it. */
export const UNTAXED: Readonly<Record<string, Words>> = {
  zero: { en: 'Zero rated', sw: 'Kiwango cha sifuri' },
  exempt: { en: 'Exempt from VAT', sw: 'Imesamehewa VAT' },
  special: { en: 'Special relief', sw: 'Nafuu maalumu' },
};
