// cspell:ignore muda dhamana waranti kwaajili vipuri kawaida
import type { Messages } from '#core/entity-words.ts';
import { TAX_WORDS } from '#modules/inventory/taxes.i18n.ts';
import type { serviceType } from './service-type.entity.ts';

export const serviceTypeWords = {
  en: {
    one: 'Service type',
    many: 'Service types',
    lower: 'service type',
    new: 'New service type',
    purpose: 'The work you offer: what it costs, how long it takes and which parts it needs.',
    fields: {
      name: 'Name',
      price: 'Price',
      price_per: 'Price per',
      tax: 'Tax',
      duration: 'Duration (minutes)',
      warranty_days: 'Warranty (days)',
      needs_estimate: 'Needs an estimate',
      commission: 'Commission (%)',
      parts: 'Usual parts',
      remarks: 'Remarks',
      product: 'Existing product',
    },
    parts: { parts: { quantity: 'Quantity', unit_price: 'Price' } },
    hints: {
      needs_estimate: 'Work begins only when the customer has agreed to what it costs.',
      product: 'A service you already sell. Leave it blank to add a new one.',
      commission: 'Of the price of the work without VAT, for the person who does it.',
      parts: 'A new service of this type begins with them. Price 0 means included in the price of the work.',
    },
    sections: {
      main: { title: 'Service type', why: 'The till and invoices sell it under this name and price.' },
      parts: { title: 'Parts' },
      remarks: { title: 'Remarks' },
    },
    choices: { price_per: { job: 'Job', hour: 'Hour' }, tax: TAX_WORDS.en },
  },
  sw: {
    noun: '9/10',
    one: 'Aina ya huduma',
    many: 'Aina za huduma',
    lower: 'aina ya huduma',
    new: 'Aina mpya ya huduma',
    purpose: 'Kazi unazotoa: bei yake, muda wake na vipuri vinavyohitajika.',
    fields: {
      name: 'Jina',
      price: 'Bei',
      price_per: 'Bei kwa',
      tax: 'Kodi',
      duration: 'Muda (dakika)',
      warranty_days: 'Waranti (siku)',
      needs_estimate: 'Inahitaji makadirio',
      commission: 'Kamisheni (%)',
      parts: 'Vipuri vya kawaida',
      remarks: 'Maoni',
      product: 'Bidhaa iliyopo',
    },
    parts: { parts: { quantity: 'Idadi', unit_price: 'Bei' } },
    hints: {
      needs_estimate: 'Kazi huanza tu mteja akishakubali itakavyogharimu.',
      product: 'Huduma unayouza tayari. Acha wazi ili kuongeza mpya.',
      commission: 'Ya bei ya kazi bila VAT, kwa anayeifanya.',
      parts: 'Huduma mpya ya aina hii huanza navyo. Bei 0 maana yake imo kwenye bei ya kazi.',
    },
    sections: {
      main: { title: 'Aina ya huduma', why: 'Huuzwa kwa jina na bei hii dukani na kwenye ankara.' },
      parts: { title: 'Vipuri' },
      remarks: { title: 'Maoni' },
    },
    choices: { price_per: { job: 'Kazi', hour: 'Saa' }, tax: TAX_WORDS.sw },
  },
} as const satisfies Messages<typeof serviceType>;
