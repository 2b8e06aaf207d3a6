import type { Messages } from '#core/entity-words.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import type { goodsReceipt } from './goods-receipt.entity.ts';

export const goodsReceiptWords = {
  en: {
    one: 'Goods receipt',
    many: 'Goods receipts',
    lower: 'goods receipt',
    new: 'New goods receipt',
    purpose: 'What arrived for purchase orders, and what went back before it was billed.',
    fields: {
      number: 'Number',
      date: 'Date',
      type: 'Type',
      order: 'Purchase order',
      supplier: 'Supplier',
      store: 'Store',
      lines: 'Products',
      total_amount: 'Value',
      reference: 'Delivery note',
      remarks: 'Remarks',
    },
    parts: {
      lines: {
        order_line_no: 'Line of the order',
        product: 'Product',
        unit: 'Unit',
        factor: 'Pieces in a unit',
        quantity: 'Quantity',
        accrued: 'Value on the order',
        cost: 'Cost in stock',
      },
    },
    sections: { main: { title: 'Goods receipt', why: 'It stays as it was posted.' } },
    conditions: { received: 'Received', returned: 'Returned' },
    choices: { type: { received: 'Received', returned: 'Returned' }, unit: UNIT_WORDS.en },
  },
  sw: {
    noun: '4',
    one: 'Mapokezi ya bidhaa',
    many: 'Mapokezi ya bidhaa',
    lower: 'mapokezi ya bidhaa',
    new: 'Mapokezi mapya ya bidhaa',
    purpose: 'Bidhaa zilizofika kwa oda za manunuzi, na zilizorudishwa kabla ya ankara.',
    fields: {
      number: 'Namba',
      date: 'Tarehe',
      type: 'Aina',
      order: 'Oda ya manunuzi',
      supplier: 'Msambazaji',
      store: 'Stoo',
      lines: 'Bidhaa',
      total_amount: 'Thamani',
      reference: 'Hati ya kupokelea bidhaa',
      remarks: 'Maoni',
    },
    parts: {
      lines: {
        order_line_no: 'Mstari wa oda',
        product: 'Bidhaa',
        unit: 'Kipimo',
        factor: 'Idadi kwenye kipimo',
        quantity: 'Idadi',
        accrued: 'Thamani kwenye oda',
        cost: 'Gharama stoo',
      },
    },
    sections: { main: { title: 'Mapokezi ya bidhaa', why: 'Yanabaki kama yalivyoandikwa.' } },
    all: 'Yote',
    conditions: { received: 'Mapokezi', returned: 'Marejesho' },
    choices: { type: { received: 'Mapokezi', returned: 'Marejesho' }, unit: UNIT_WORDS.sw },
  },
} as const satisfies Messages<typeof goodsReceipt>;
