import { defineDocument } from '#server-kit/operation/document-work.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { batchDaysLeft, batchStock } from './batch/server/batch-columns.ts';
import { correctBatch } from './batch/server/correct-batch.command.ts';
import { EXPIRED_STOCK, expiredStock } from './batch/server/expired-stock.ts';
import { writeOffExpired } from './batch/server/write-off-expired.command.ts';
import { categoryHooks } from './category/server/category.hooks.ts';
import { productsInCategory } from './category/server/products-in-category.ts';
import { openProductStock } from './product/server/open-product-stock.command.ts';
import { OPENING_STOCK, openingStock } from './product/server/opening-stock.ts';
import { productHooks } from './product/server/product.hooks.ts';
import { productOverview } from './product/server/product-overview.query.ts';
import { stockOnHand, stockValue } from './product/server/stock-on-hand.ts';
import { answeredDocuments } from './stock/server/answered-documents.query.ts';
import { COUNT_ANSWER, countAnswer } from './stock/server/count-answer.ts';
import { goods } from './stock/server/goods.ts';
import { productMovements } from './stock/server/product-movements.query.ts';
import { stockAsOf } from './stock/server/stock-as-of.ts';
import { stockByStore } from './stock/server/stock-by-store.query.ts';
import { STOCK_CHECKS } from './stock/server/stock-checks.ts';
import { whyCost } from './stock/server/why-cost.query.ts';
import { adjustSeveral, adjustStock } from './stock-adjustment/server/adjust-stock.command.ts';
import { adjustmentGoods, adjustmentTerms } from './stock-adjustment/server/adjustment-goods.query.ts';
import { reverseAdjustment } from './stock-adjustment/server/reverse-adjustment.ts';
import { stockAdjustmentHooks } from './stock-adjustment/server/stock-adjustment.hooks.ts';
import {
  adjustmentDocument,
  adjustmentId,
  adjustmentKind,
  movementInList,
} from './stock-adjustment/server/stock-adjustment-columns.ts';
import { stockAdjustmentPosting } from './stock-adjustment/server/stock-adjustment-posting.ts';
import { stockAdjustment } from './stock-adjustment/stock-adjustment.entity.ts';
import { declineRequest, rejectRequest } from './stock-request/server/answer-request.ts';
import { approveRequest } from './stock-request/server/approve-request.ts';
import { changeRequest } from './stock-request/server/change-request.command.ts';
import { dispatchRequest } from './stock-request/server/dispatch-request.ts';
import { requestFreeStock } from './stock-request/server/free-stock.query.ts';
import { receiveRequest } from './stock-request/server/receive-request.ts';
import { requestGoods, requestUnits } from './stock-request/server/request-goods.query.ts';
import { requestStock } from './stock-request/server/request-stock.command.ts';
import { requestStores } from './stock-request/server/request-stores.query.ts';
import { returnRequest } from './stock-request/server/return-request.ts';
import { sourceStock } from './stock-request/server/source-stock.query.ts';
import {
  daysInTransit,
  requestIsIncoming,
  requestIsLate,
  requestIsOutgoing,
} from './stock-request/server/stock-request.hooks.ts';
import { REQUEST_CHECKS } from './stock-request/server/stock-request-checks.ts';
import { stockRequestPosting } from './stock-request/server/stock-request-posting.ts';
import { stockRequest } from './stock-request/stock-request.entity.ts';
import { countStock } from './stock-take/server/count-stock.command.ts';
import { postStockTake, rollBackStockTake, stockTakePosting } from './stock-take/server/post-stock-take.ts';
import { startStockTake } from './stock-take/server/start-stock-take.command.ts';
import { stockTakeGoods, stockTakeStores } from './stock-take/server/stock-take-goods.query.ts';
import { stockTakeLines } from './stock-take/server/stock-take-lines.query.ts';
import { stockTake } from './stock-take/stock-take.entity.ts';
import { stockedProducts, storeHooks, storeOfNewBranch } from './store/server/store.hooks.ts';
import { storeSwitchHooks } from './store/server/store-switch.hooks.ts';
import { storesOfBranches } from './store/server/stores-of-branches.query.ts';

export const inventoryServer = defineServerModule({
  operations: [
    ...[storesOfBranches, productMovements, openProductStock, stockByStore],
    ...[writeOffExpired, correctBatch],
    ...[whyCost, productOverview],
    ...[requestStock, changeRequest],
    ...[requestStores, requestFreeStock, requestGoods, requestUnits, sourceStock],
    ...[adjustStock, adjustSeveral, adjustmentTerms, adjustmentGoods, answeredDocuments],
    ...[startStockTake, countStock, stockTakeLines, stockTakeGoods, stockTakeStores],
  ],
  goods,
  documents: {
    'stock-request': defineDocument(stockRequest, {
      posting: stockRequestPosting,
      transitions: {
        ...{ approve: approveRequest, reject: rejectRequest, decline: declineRequest },
        ...{ dispatch: dispatchRequest, receive: receiveRequest, return: returnRequest },
      },
    }),
    'stock-adjustment': defineDocument(stockAdjustment, {
      posting: stockAdjustmentPosting,
      transitions: { reverse: reverseAdjustment },
    }),
    'stock-take': defineDocument(stockTake, {
      posting: stockTakePosting,
      transitions: { post: postStockTake, roll_back: rollBackStockTake },
    }),
  },
  borrowed: { 'stock-adjustment.lines': movementInList },
  past: { product: stockAsOf },
  recorded: { [EXPIRED_STOCK]: expiredStock, [OPENING_STOCK]: openingStock, [COUNT_ANSWER]: countAnswer },
  computed: {
    ...{ batchDaysLeft, batchStock },
    ...{ stockOnHand, stockValue, stockedProducts, productsInCategory },
    ...{ daysInTransit, requestIsLate, requestIsIncoming, requestIsOutgoing },
    ...{ adjustmentKind, adjustmentId, adjustmentDocument },
  },
  hooks: {
    category: categoryHooks,
    product: productHooks,
    store: storeHooks,
    'stock-adjustment': stockAdjustmentHooks,
    'branch-settings': storeSwitchHooks,
  },
  brings: {
    branchOpeners: [storeOfNewBranch],
    datedLedgers: [{ table: 'stock_movements' }],
    bookChecks: [...STOCK_CHECKS, ...REQUEST_CHECKS],
  },
});
