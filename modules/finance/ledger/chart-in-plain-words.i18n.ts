import { type Language, say, type Words } from '#core/i18n/language.ts';

/** What an owner calls the accounts of the chart whose proper names only an accountant reads without stopping. */
const PLAIN_WORDS: Readonly<Record<string, Words>> = {
  1020: { en: 'Money in banks', sw: 'Pesa zilizo benki' },
  1030: { en: 'Mobile money', sw: 'Pesa za simu' },
  1040: { en: 'Cheques and cards on their way to the bank', sw: 'Hundi na kadi zinazoelekea benki' },
  1100: { en: 'Customers who owe you', sw: 'Wateja unaowadai' },
  1110: { en: 'Others who owe you', sw: 'Wengine unaowadai' },
  1150: { en: 'Paid to suppliers in advance', sw: 'Ulizowalipa wasambazaji mapema' },
  1160: { en: 'Other things paid in advance', sw: 'Vingine ulivyolipia mapema' },
  1200: { en: 'Stock on hand', sw: 'Bidhaa zilizopo' },
  1210: { en: 'Stock on its way between branches', sw: 'Bidhaa zinazosafiri kati ya matawi' },
  1300: { en: 'VAT you paid when buying', sw: 'VAT uliyolipa uliponunua' },
  1310: { en: 'Tax that others kept back from you', sw: 'Kodi ambayo wengine walikukata' },
  1590: { en: 'Value that trucks and equipment have lost', sw: 'Thamani ambayo malori na vifaa vimepoteza' },
  1900: { en: 'Owed between your branches', sw: 'Madeni kati ya matawi yako' },
  2000: { en: 'Suppliers you owe', sw: 'Wasambazaji wanaokudai' },
  2010: { en: 'Expenses you have not paid yet', sw: 'Gharama ambazo bado hujalipa' },
  2020: { en: 'Others you owe', sw: 'Wengine wanaokudai' },
  2050: { en: 'Goods received without an invoice yet', sw: 'Bidhaa ulizopokea bila ankara bado' },
  2100: { en: 'Paid by customers in advance', sw: 'Waliyolipa wateja mapema' },
  2200: { en: 'VAT you took when selling', sw: 'VAT uliyopokea ulipouza' },
  2210: { en: 'VAT to pay to TRA', sw: 'VAT ya kulipa TRA' },
  2220: {
    en: 'Taxes and deductions from pay to hand over',
    sw: 'Kodi na makato ya mishahara ya kuwasilisha',
  },
  2300: { en: 'Loans to pay back', sw: 'Mikopo ya kurudisha' },
  3000: { en: 'What you put into the business', sw: 'Ulichoweka kwenye biashara' },
  3010: { en: 'What the business began with', sw: 'Biashara ilichoanza nacho' },
  3020: { en: 'What you took out for yourself', sw: 'Ulichochukua kwa matumizi yako' },
  3900: { en: 'Profit of earlier years', sw: 'Faida ya miaka iliyopita' },
  4000: { en: 'Sales', sw: 'Mauzo' },
  4010: { en: 'Goods that came back', sw: 'Bidhaa zilizorudishwa' },
  4020: { en: 'Discounts you gave', sw: 'Punguzo ulilotoa' },
  4910: { en: 'Stock found when counting', sw: 'Bidhaa zilizozidi wakati wa kuhesabu' },
  5000: { en: 'What the goods you sold had cost', sw: 'Gharama ya kununua ulichouza' },
  5010: { en: 'Stock missing, spoiled or thrown away', sw: 'Bidhaa zilizopotea, kuharibika au kutupwa' },
  5020: { en: 'Purchase prices above or below plan', sw: 'Bei za kununua zilizo juu au chini ya makadirio' },
  6080: { en: 'Customer debts written off', sw: 'Madeni ya wateja yaliyofutwa' },
  6090: { en: 'Other expenses', sw: 'Matumizi mengine' },
  6100: { en: 'Cash missing or too much', sw: 'Taslimu iliyopungua au kuzidi' },
  6910: { en: 'Cents lost or gained by rounding', sw: 'Senti za kukadiria' },
};

/** The account in an owner's words; undefined where its proper name is one. */
export function plainAccountName(code: string, language: Language): string | undefined {
  const words = PLAIN_WORDS[code];
  return words && say(words, language);
}

/** The codes that have words of their own, for the test that holds them against the chart. */
export const PLAIN_CODES: readonly string[] = Object.keys(PLAIN_WORDS);
