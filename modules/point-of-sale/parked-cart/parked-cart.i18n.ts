import type { Messages } from '#core/entity-words.ts';
import { COUNTED_UNITS, UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import type { parkedCart } from './parked-cart.entity.ts';

export const parkedCartWords = {
  en: {
    one: 'Parked cart',
    many: 'Parked carts',
    lower: 'parked cart',
    new: 'Park a cart',
    purpose: 'Carts that wait to be sold at any till of the branch: who parked them, and who took them.',
    fields: {
      name: 'Name',
      customer: 'Customer',
      lines: 'Items',
      discount: 'Discount',
      discount_percent: 'Discount in percent',
      amount: 'Amount',
      reference: 'Reference',
      remarks: 'Remarks',
      taken_by: 'Taken by',
      taken_at: 'Taken',
      status: 'Status',
    },
    parts: {
      lines: {
        product: 'Product',
        unit: 'Unit',
        quantity: 'Quantity',
        unit_price: 'Agreed price',
        list_price: 'List price',
        discount: 'Discount',
        discount_percent: 'Discount in percent',
      },
    },
    sections: { main: { title: 'Parked cart' } },
    conditions: { parked: 'Parked', taken: 'Taken', discarded: 'Discarded' },
    counted: { unit: COUNTED_UNITS.en },
    choices: {
      unit: UNIT_WORDS.en,
      status: { parked: 'Parked', taken: 'Taken', discarded: 'Discarded' },
    },
    transitions: {
      take: {
        button: 'Take',
        title: 'Take this cart?',
        body: 'It leaves the list. Open the till and put it back from here if you took it by mistake.',
        done: 'The cart is taken',
      },
      put_back: {
        button: 'Park again',
        title: 'Park this cart again?',
        body: 'Every till of the branch can take it. A till that still has it open must not sell it.',
        done: 'The cart is parked again',
      },
      discard: {
        button: 'Discard cart',
        title: 'Discard this cart?',
        body: 'No till can take it any more. It stays in the list as discarded.',
        done: 'The cart is discarded',
      },
    },
  },
  sw: {
    noun: '7/8',
    all: 'Vyote',
    one: 'Kikapu kilichowekwa kando',
    many: 'Vikapu vilivyowekwa kando',
    lower: 'kikapu kilichowekwa kando',
    new: 'Weka kikapu kando',
    purpose:
      'Vikapu vinavyosubiri kuuzwa kwenye till yoyote ya tawi: nani aliviweka kando na nani alivichukua.',
    fields: {
      name: 'Jina',
      customer: 'Mteja',
      lines: 'Bidhaa',
      discount: 'Punguzo',
      discount_percent: 'Punguzo kwa asilimia',
      amount: 'Kiasi',
      reference: 'Kumbukumbu',
      remarks: 'Maoni',
      taken_by: 'Aliyechukua',
      taken_at: 'Kilichukuliwa',
      status: 'Hali',
    },
    parts: {
      lines: {
        product: 'Bidhaa',
        unit: 'Kipimo',
        quantity: 'Idadi',
        unit_price: 'Bei ya makubaliano',
        list_price: 'Bei ya orodha',
        discount: 'Punguzo',
        discount_percent: 'Punguzo kwa asilimia',
      },
    },
    sections: { main: { title: 'Kikapu kilichowekwa kando' } },
    conditions: { parked: 'Vimewekwa kando', taken: 'Vimechukuliwa', discarded: 'Vimetupwa' },
    counted: { unit: COUNTED_UNITS.sw },
    choices: {
      unit: UNIT_WORDS.sw,
      status: { parked: 'Kimewekwa kando', taken: 'Kimechukuliwa', discarded: 'Kimetupwa' },
    },
    transitions: {
      take: {
        button: 'Chukua',
        title: 'Uchukue kikapu hiki?',
        body: 'Kitaondoka kwenye orodha. Ukikichukua kwa makosa, kirudishe kutoka hapa.',
        done: 'Kikapu kimechukuliwa',
      },
      put_back: {
        button: 'Weka kando tena',
        title: 'Ukiweke kikapu hiki kando tena?',
        body: 'Kila till ya tawi inaweza kukichukua. Till ambayo bado imekifungua isikiuze.',
        done: 'Kikapu kimewekwa kando tena',
      },
      discard: {
        button: 'Tupa kikapu',
        title: 'Ukitupe kikapu hiki?',
        body: 'Hakuna till inayoweza kukichukua tena. Kitabaki kwenye orodha kama kilichotupwa.',
        done: 'Kikapu kimetupwa',
      },
    },
  },
} as const satisfies Messages<typeof parkedCart>;
