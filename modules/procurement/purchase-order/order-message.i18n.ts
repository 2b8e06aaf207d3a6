/** What an order says to the supplier. */
export const ORDER_MESSAGE = {
  subject: { en: '{shop}: order {number} of {date}', sw: '{shop}: oda {number} ya {date}' },
  hello: {
    en: 'Please deliver the following on our order {number} of {date}:',
    sw: 'Tafadhali tuletee bidhaa zifuatazo kwa oda yetu {number} ya {date}:',
  },
  total: { en: 'Total: {amount}', sw: 'Jumla: {amount}' },
  expected: { en: 'We expect them by {expected}.', sw: 'Tunazitarajia ifikapo {expected}.' },
  more: { en: 'and {n} more', sw: 'na nyingine {n}' },
};
