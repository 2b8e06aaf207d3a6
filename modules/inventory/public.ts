/** What the modules after this one may call. */
export { type MovedLine, moveStock, type StockLine, type StockMove } from './stock/server/move-stock.ts';
