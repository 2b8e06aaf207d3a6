import type { Messages } from '#core/entity-words.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import type { voidedLine } from './voided-line.entity.ts';

export const voidedLineWords = {
  en: {
    one: 'Removed item',
    many: 'Removed items',
    lower: 'removed item',
    new: 'Removed item',
    purpose: 'Items removed from carts at the till before they were sold: who, when and how many.',
    fields: {
      name: 'Item',
      product: 'Product',
      unit: 'Unit',
      quantity: 'Quantity',
      unit_price: 'Unit price',
      amount: 'Amount',
      cart: 'Cart',
      date: 'Date',
      removed_at: 'Removed at',
    },
    sections: { main: { title: 'Removed item' } },
    conditions: { today: 'Today' },
    choices: { unit: UNIT_WORDS.en },
  },
  sw: {
    noun: '9/10',
    one: 'Bidhaa iliyoondolewa kikapuni',
    many: 'Bidhaa zilizoondolewa kikapuni',
    lower: 'bidhaa iliyoondolewa kikapuni',
    new: 'Bidhaa iliyoondolewa kikapuni',
    purpose: 'Bidhaa zilizoondolewa kikapuni kabla ya kuuzwa: nani aliondoa, lini na kiasi gani.',
    fields: {
      name: 'Jina la bidhaa',
      product: 'Bidhaa',
      unit: 'Kipimo',
      quantity: 'Idadi',
      unit_price: 'Bei ya kimoja',
      amount: 'Kiasi',
      cart: 'Kikapu',
      date: 'Tarehe',
      removed_at: 'Iliondolewa',
    },
    sections: { main: { title: 'Kilichoondolewa' } },
    conditions: { today: 'Leo' },
    choices: { unit: UNIT_WORDS.sw },
  },
} as const satisfies Messages<typeof voidedLine>;
