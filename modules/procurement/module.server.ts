import { partyQueries, takenOffOf } from '#modules/finance/public.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { goodsReceipt } from './goods-receipt/goods-receipt.entity.ts';
import { giveBackGoods } from './goods-receipt/server/give-back-goods.command.ts';
import { goodsReceiptPosting } from './goods-receipt/server/goods-receipt-posting.ts';
import { receiveGoods } from './goods-receipt/server/receive-goods.command.ts';
import { landedCost } from './landed-cost/landed-cost.entity.ts';
import { addLandedCost } from './landed-cost/server/add-landed-cost.command.ts';
import { COST_CHECKS } from './landed-cost/server/cost-checks.ts';
import { landedCostPosting } from './landed-cost/server/landed-cost-posting.ts';
import { voidLandedCost } from './landed-cost/server/void-landed-cost.ts';
import { purchase } from './purchase/purchase.entity.ts';
import { billOrder } from './purchase/server/bill.command.ts';
import { buy } from './purchase/server/buy.command.ts';
import { purchaseGoods } from './purchase/server/goods.query.ts';
import {
  landedCostDueDate,
  landedCostHooks,
  purchaseDueDate,
  purchaseHooks,
} from './purchase/server/purchase.hooks.ts';
import { purchasePosting } from './purchase/server/purchase-posting.ts';
import { purchaseTerms } from './purchase/server/terms.query.ts';
import { voidPurchase } from './purchase/server/void-purchase.ts';
import { approvalOfOrder } from './purchase-order/server/approval.query.ts';
import { batchesOfOrder } from './purchase-order/server/batches.query.ts';
import { buyingOfProduct } from './purchase-order/server/buying-of-product.ts';
import { ORDER_CHECKS } from './purchase-order/server/order-checks.ts';
import { purchaseOrderHooks } from './purchase-order/server/purchase-order.hooks.ts';
import { purchaseOrderDocument } from './purchase-order/server/purchase-order-document.ts';
import { reorderSuggestions } from './purchase-order/server/reorder.query.ts';
import { purchaseReturn } from './purchase-return/purchase-return.entity.ts';
import { purchaseReturnPosting } from './purchase-return/server/purchase-return-posting.ts';
import { refundsOfPurchases } from './purchase-return/server/refunds-of-purchases.ts';
import { PURCHASE_CHECKS } from './purchase-return/server/return-checks.ts';
import { numberOfPurchase } from './purchase-return/server/return-columns.ts';
import { returnPurchase } from './purchase-return/server/return-purchase.command.ts';
import { purchaseReturnTerms } from './purchase-return/server/return-terms.query.ts';
import { pricesPaid } from './supplier/server/prices-paid.query.ts';
import {
  supplierBalance,
  supplierHooks,
  supplierOtherBalances,
  supplierOverdue,
} from './supplier/server/supplier.hooks.ts';
import { supplierAccount } from './supplier/server/supplier-account.ts';
import { supplier } from './supplier/supplier.entity.ts';

export const procurementServer = defineServerModule({
  operations: [
    buy,
    billOrder,
    purchaseTerms,
    purchaseGoods,
    returnPurchase,
    purchaseReturnTerms,
    batchesOfOrder,
    approvalOfOrder,
    reorderSuggestions,
    receiveGoods,
    giveBackGoods,
    addLandedCost,
    // What is owed for goods tells what they cost.
    ...partyQueries(supplier, ['view_buying_price']),
    pricesPaid,
  ],
  documents: {
    'goods-receipt': defineDocument(goodsReceipt, { posting: goodsReceiptPosting }),
    'purchase-order': purchaseOrderDocument,
    purchase: defineDocument(purchase, { posting: purchasePosting, transitions: { void: voidPurchase } }),
    'landed-cost': defineDocument(landedCost, {
      posting: landedCostPosting,
      transitions: { void: voidLandedCost },
    }),
    'purchase-return': defineDocument(purchaseReturn, { posting: purchaseReturnPosting }),
  },
  borrowed: { 'account.supplier': supplierAccount },
  computed: {
    purchaseDueDate,
    landedCostDueDate,
    takenOffPurchase: takenOffOf(purchase),
    takenOffLandedCost: takenOffOf(landedCost),
    numberOfPurchase,
    supplierBalance,
    supplierOtherBalances,
    supplierOverdue,
  },
  brings: {
    bookChecks: [...ORDER_CHECKS, ...PURCHASE_CHECKS, ...COST_CHECKS],
    buyingOfProduct: [buyingOfProduct],
    refundsOfDocuments: [refundsOfPurchases],
  },
  hooks: {
    purchase: purchaseHooks,
    'landed-cost': landedCostHooks,
    'purchase-order': purchaseOrderHooks,
    supplier: supplierHooks,
  },
});
