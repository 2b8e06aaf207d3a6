import type { Words } from '#core/i18n/language.ts';

/** The words of the page on which anybody checks a paper. */
export const PAPER = {
  title: { en: 'Verify a document', sw: 'Hakiki hati' },
  text: {
    en: 'Enter the code printed below the QR code.',
    sw: 'Andika msimbo uliochapishwa chini ya QR.',
  },
  code: { en: 'Code', sw: 'Msimbo' },
  example: { en: 'K7QW 4MRD XH9P 2VTC', sw: 'K7QW 4MRD XH9P 2VTC' },
  verify: { en: 'Verify', sw: 'Hakiki' },
  again: { en: 'Verify another document', sw: 'Hakiki hati nyingine' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
  needed: { en: 'This field is required.', sw: 'Sehemu hii lazima ijazwe.' },
  unknown: { en: 'Not genuine', sw: 'Si halisi' },
  notChecked: { en: 'Not checked', sw: 'Haijahakikiwa' },
  valid: { en: 'This receipt is genuine', sw: 'Risiti hii ni halisi' },
  validText: {
    en: 'Issued by {business}. Compare it with the paper you have.',
    sw: 'Imetolewa na {business}. Linganisha na karatasi uliyonayo.',
  },
  part_returned: { en: 'Genuine, partly returned', sw: 'Halisi, bidhaa zimerudishwa kiasi' },
  part_returnedText: {
    en: 'Issued by {business}. Some of its items were returned.',
    sw: 'Imetolewa na {business}. Baadhi ya bidhaa zake zimerudishwa.',
  },
  returned: { en: 'Genuine, but returned', sw: 'Halisi, lakini bidhaa zimerudishwa' },
  returnedText: {
    en: 'Issued by {business}. All of its items were returned.',
    sw: 'Imetolewa na {business}. Bidhaa zake zote zimerudishwa.',
  },
  void: { en: 'Genuine, but now void', sw: 'Halisi, lakini imebatilishwa' },
  voidText: {
    en: '{business} issued this receipt and voided it.',
    sw: '{business} ilitoa risiti hii na kuibatilisha.',
  },
  invoiceValid: { en: 'This invoice is genuine', sw: 'Ankara hii ni halisi' },
  invoiceVoidText: {
    en: '{business} issued this invoice and voided it.',
    sw: '{business} ilitoa ankara hii na kuibatilisha.',
  },
  invoice: { en: 'Invoice', sw: 'Ankara' },
  quoteValid: { en: 'This quote is genuine', sw: 'Nukuu hii ya bei ni halisi' },
  quoteClosed: { en: 'Genuine, but now closed', sw: 'Halisi, lakini imefungwa' },
  quoteClosedText: {
    en: '{business} made this quote and closed it or replaced it by a newer one.',
    sw: '{business} ilitoa nukuu hii na kuifunga au kutoa mpya badala yake.',
  },
  quote: { en: 'Quote', sw: 'Nukuu ya bei' },
  total: { en: 'Total', sw: 'Jumla' },
  business: { en: 'Business', sw: 'Biashara' },
  branch: { en: 'Branch', sw: 'Tawi' },
  number: { en: 'Receipt', sw: 'Risiti' },
  date: { en: 'Date', sw: 'Tarehe' },
  status: { en: 'Status', sw: 'Hali' },
  isValid: { en: 'Valid', sw: 'Halali' },
  isPartReturned: { en: 'Partly returned', sw: 'Zimerudishwa kiasi' },
  isReturned: { en: 'Returned', sw: 'Zimerudishwa' },
  isVoid: { en: 'Void', sw: 'Imebatilishwa' },
  isClosed: { en: 'Closed', sw: 'Imefungwa' },
  note: {
    en: 'This is not a fiscal receipt. This page shows no customer and no items.',
    sw: 'Hii si risiti ya EFD. Ukurasa huu hauonyeshi mteja wala bidhaa.',
  },
} as const satisfies Record<string, Words>;
