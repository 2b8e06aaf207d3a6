/** What the screens of other modules, and the frame around them, may use of the point of sale. */

export { type Receipt, sellerOf } from './receipt/receipt.rules.ts';
export { PaperCard } from './receipt/web/paper-card.tsx';
export { usePaper } from './receipt/web/use-paper.ts';
export { letterheadOf } from './receipt/web/use-receipt.ts';
export { booked } from './receipt/wire-amounts.ts';
export { quickCash } from './till/quick-cash.rules.ts';
export { WaitingSales } from './till/web/offline/waiting-sales.tsx';
export { roomsToCharge } from './till/web/room/room-calls.ts';
