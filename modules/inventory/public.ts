/** What the modules after this one may call. */
export { sellsWhole } from './product/product.rules.ts';
export type { BuyingOfProduct, Incoming, PricePaid } from './product/server/buying-of-product.ts';
export { findProducts } from './product/server/find-products.ts';
export { goodsByKeyword } from './product/server/goods-by-keyword.ts';
export { type Good, goodsForSale } from './product/server/goods-for-sale.ts';
export { notePriceChanges, takePricesBack } from './product/server/price-changes.ts';
export {
  changeProductsOfServices,
  checkTakenProducts,
  endProductsOfServices,
  makeProductsOfServices,
  type ServiceSold,
} from './product/server/product-of-service.ts';
export { unitsOfStock } from './product/server/units-of-stock.ts';
export { serviceProducts } from './product/service-product-table.ts';
export { type MovedLine, moveStock, type StockLine, type StockMove } from './stock/server/move-stock.ts';
export { batchesTaken, movedOfBatch } from './stock/server/read-batches.ts';
export {
  movedSince,
  soldMost,
  stockInStore,
  stockOfCaller,
  storesTakenFrom,
} from './stock/server/read-stock.ts';
export { refuseShortageSince } from './stock/server/refuse-shortage-since.ts';
export { releaseFor, reservedFor, reserveFor } from './stock/server/reserved-for.ts';
export { foreseeRevaluation, type RevaluedGoods, revalueStock } from './stock/server/revalue-stock.ts';
export { stockAsOf } from './stock/server/stock-as-of.ts';
export { type StockPace, stockPace } from './stock/server/stock-pace.ts';
export { costsNow, holdPools } from './stock/server/stock-pools.ts';
export { refuseTakingOut } from './stock/server/taking-out.ts';
export { defaultStore } from './store/server/default-store.ts';
export { mayUseStore, requireStores } from './store/server/may-use-store.ts';
export { storeFor } from './store/server/store-for.ts';
export { storesOfCaller } from './store/server/stores-of-caller.ts';
