import type { Messages } from '#core/entity-words.ts';
import type { vatRate } from './vat-rate.entity.ts';

export const vatRateWords = {
  en: {
    one: 'VAT rate',
    many: 'VAT rates',
    lower: 'VAT rate',
    new: 'New VAT rate',
    fields: {
      since: 'Effective from',
      registered: 'Registered for VAT',
      standard_rate: 'Standard rate (%)',
      special_rate: 'Special relief rate (%)',
    },
  },
  sw: {
    noun: '7/8',
    one: 'Kiwango cha VAT',
    many: 'Viwango vya VAT',
    lower: 'kiwango cha VAT',
    new: 'Kiwango kipya cha VAT',
    fields: {
      since: 'Kuanzia tarehe',
      registered: 'Imesajiliwa kwa VAT',
      standard_rate: 'Kiwango cha kawaida (%)',
      special_rate: 'Kiwango cha nafuu maalumu (%)',
    },
  },
} as const satisfies Messages<typeof vatRate>;
