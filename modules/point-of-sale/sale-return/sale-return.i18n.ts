import type { Messages } from '#core/entity-words.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import { PAYMENT_MODE_WORDS } from '../sale/payment-modes.i18n.ts';
import type { saleReturn } from './sale-return.entity.ts';

export const saleReturnWords = {
  en: {
    one: 'Sale return',
    many: 'Sale returns',
    lower: 'sale return',
    new: 'New sale return',
    purpose: 'Goods that customers brought back, and how their money was returned.',
    fields: {
      number: 'Number',
      date: 'Date',
      sale: 'Sale',
      sale_number: 'Sale number',
      sale_status: 'Status of the sale',
      customer: 'Customer',
      lines: 'Goods',
      net_amount: 'Before tax',
      tax: 'Tax',
      total_amount: 'Total',
      refunds: 'Refunds',
      rounding: 'Cash rounding',
      reason: 'Reason',
    },
    sections: { main: { title: 'Return' } },
    conditions: { today: 'Today' },
    choices: {
      goods: { restock: 'Back into stock', scrap: 'Cannot be sold' },
      mode: PAYMENT_MODE_WORDS.en,
      unit: UNIT_WORDS.en,
      sale_status: {
        completed: 'Completed',
        part_returned: 'Partly returned',
        returned: 'Returned',
        void: 'Void',
      },
    },
  },
  sw: {
    one: 'Marejesho ya mauzo',
    many: 'Marejesho ya mauzo',
    lower: 'marejesho ya mauzo',
    new: 'Marejesho mapya ya mauzo',
    purpose: 'Bidhaa ambazo wateja walizirudisha, na jinsi walivyorudishiwa pesa.',
    fields: {
      number: 'Namba',
      date: 'Tarehe',
      sale: 'Mauzo',
      sale_number: 'Namba ya mauzo',
      sale_status: 'Hali ya mauzo',
      customer: 'Mteja',
      lines: 'Bidhaa',
      net_amount: 'Kabla ya kodi',
      tax: 'Kodi',
      total_amount: 'Jumla',
      refunds: 'Pesa zilizorudishwa',
      rounding: 'Kukamilisha taslimu',
      reason: 'Sababu',
    },
    sections: { main: { title: 'Marejesho' } },
    all: 'Yote',
    conditions: { today: 'Leo' },
    choices: {
      goods: { restock: 'Rudi stoo', scrap: 'Haiuziki' },
      mode: PAYMENT_MODE_WORDS.sw,
      unit: UNIT_WORDS.sw,
      sale_status: {
        completed: 'Yamekamilika',
        part_returned: 'Yamerudishwa kiasi',
        returned: 'Yamerudishwa',
        void: 'Yamebatilishwa',
      },
    },
  },
} as const satisfies Messages<typeof saleReturn>;
