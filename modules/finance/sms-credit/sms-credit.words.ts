/** What is said of prepaid SMS. */
export const SMS_CREDIT_TEXTS = {
  bookJob: { en: 'Book the SMS that were used', sw: 'Weka kwenye vitabu SMS zilizotumika' },
  poolsAddUp: {
    en: 'Prepaid SMS (in 1160) are worth what was paid for them less what was used.',
    sw: 'SMS zilizolipiwa mapema (kwenye 1160) zina thamani ya kilicholipwa ukitoa kilichotumika.',
  },
  usesOne: { en: '{n} use of SMS', sw: 'Matumizi {n} ya SMS' },
  usesMany: { en: '{n} uses of SMS', sw: 'Matumizi {n} ya SMS' },
} as const;
