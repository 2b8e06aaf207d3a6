import type { z } from 'zod';
import { bodyOf } from '#core/derive/schemas.ts';
import type { WireScope } from '#core/fields/kind.ts';
import { f } from '#core/fields.ts';
import type { Money } from '#core/money.ts';
import { REFUND_MODES, type RefundMode } from '../../sale/payment-modes.ts';
import { idOfDocument } from '../../server/id-of-document.ts';
import type { WantedBack } from '../returned-lines.rules.ts';

/** What comes back of a sale, and how it is paid out. */
export interface ReturnBody {
  id: string;
  sale_id: string;
  date?: string | null;
  lines: readonly WantedBack[];
  refunds: readonly RefundOfBody[];
  reason?: string | null;
}

export interface RefundOfBody {
  account_id?: string | null;
  mode: RefundMode;
  amount: Money;
  reference?: string | null;
}

const FIELDS = {
  sale: f.ref('sale', { required: true }),
  date: f.text({ max: 40 }),
  lines: f.lines(
    {
      line_no: f.integer({ required: true, min: 1 }),
      quantity: f.quantity({ required: true }),
      goods: f.choice(['restock', 'scrap'], { default: 'restock' }),
    },
    { required: true },
  ),
  refunds: f.lines(
    {
      account: f.ref('account'),
      mode: f.choice(REFUND_MODES, { required: true }),
      amount: f.money({ required: true }),
      reference: f.text({ max: 60 }),
    },
    { required: true },
  ),
  reason: f.text({ max: 1000 }),
};

export const returnBody = (wire: WireScope): z.ZodObject => bodyOf(FIELDS, wire).extend(idOfDocument);
