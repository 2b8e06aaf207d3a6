/** What the modules after this one may call. */

export { readSender } from './receipt/server/post-receipt.ts';
export type { Checkout } from './sale/checkout.body.ts';
export { priceLines } from './sale/price-lines.rules.ts';
export { momentOfCheckout } from './sale/sale-moment.rules.ts';
export { type HeldSale, holdSales } from './sale/server/hold-sale.ts';
export {
  type ChargeableRoom,
  type OpenStay,
  type RoomCharges,
  stayInRoom,
} from './sale/server/room-charges.ts';
export { COST_CAME_BACK, PAID_AND_NOT_OUT, PROFIT_LOST } from './sale/server/sale-columns.ts';
export { type SoldDocument, sell } from './sale/server/sell.ts';
export { postedAtOnce, soldByDay, soldLinesByDay } from './sale/server/sold-by-day.ts';
export { usualPriceMode } from './sale/server/usual-price-mode.ts';
export { refuseVoid } from './sale/server/void-sale.ts';
export type { SoldWork, WorkSold } from './sale/server/work-sold.ts';
export { coinRule, toCoin } from './sale/settle-payments.rules.ts';
export { takeBack } from './sale-return/server/return-sale.command.ts';
export { joinShift } from './shift/server/join-shift.ts';
