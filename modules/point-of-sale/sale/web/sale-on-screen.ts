import type { AnyEntity } from '#core/define-entity.ts';
import { dressed } from '#web-kit/fields/looks.ts';
import { sale } from '../sale.entity.ts';
import { SaleStateCell } from './sale-state-cell.tsx';

const STATE = { status: { Cell: SaleStateCell, card: { Cell: SaleStateCell } } };

/** Sales with how far each is paid. A posted sale is voided or returned where it is open, never deleted in a list. */
export const saleInList = dressed({ ...sale, calls: ['list', 'search', 'find', 'export'] }, STATE);

/** What a card of its own shows, or what only the books need, is no detail of the sale. */
const SHOWN_ELSEWHERE = new Set([
  'number',
  'currency',
  'price_mode',
  'lines',
  'discount',
  'net_amount',
  'tax',
  'rounding',
  'total_amount',
  'payments',
  'paid_amount',
  'remain_amount',
  'change',
  'profit',
  'total_after_returns',
  'paid_after_returns',
  'taken_off_amount',
  'profit_after_returns',
  'below_cost',
  'on_credit',
  'fiscal_state',
  'verification_code',
]);

export const saleInView: AnyEntity = {
  ...saleInList,
  fields: Object.fromEntries(Object.entries(saleInList.fields).filter(([key]) => !SHOWN_ELSEWHERE.has(key))),
};
