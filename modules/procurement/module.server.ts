import { statementQueries } from '#modules/finance/public.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { purchase } from './purchase/purchase.entity.ts';
import { buy } from './purchase/server/buy.command.ts';
import { purchaseGoods } from './purchase/server/goods.query.ts';
import { purchaseDueDate, purchaseHooks } from './purchase/server/purchase.hooks.ts';
import { purchasePosting } from './purchase/server/purchase-posting.ts';
import { purchaseTerms } from './purchase/server/terms.query.ts';
import { voidPurchase } from './purchase/server/void-purchase.ts';
import { purchaseReturn } from './purchase-return/purchase-return.entity.ts';
import { purchaseReturnPosting } from './purchase-return/server/purchase-return-posting.ts';
import { PURCHASE_CHECKS } from './purchase-return/server/return-checks.ts';
import { numberOfPurchase } from './purchase-return/server/return-columns.ts';
import { returnPurchase } from './purchase-return/server/return-purchase.command.ts';
import { purchaseReturnTerms } from './purchase-return/server/return-terms.query.ts';
import { supplierBalance, supplierHooks, supplierOverdue } from './supplier/server/supplier.hooks.ts';
import { supplierAccount } from './supplier/server/supplier-account.ts';
import { supplier } from './supplier/supplier.entity.ts';

export const procurementServer = defineServerModule({
  operations: [
    buy,
    purchaseTerms,
    purchaseGoods,
    returnPurchase,
    purchaseReturnTerms,
    ...statementQueries(supplier),
  ],
  documents: {
    purchase: defineDocument(purchase, { posting: purchasePosting, transitions: { void: voidPurchase } }),
    'purchase-return': defineDocument(purchaseReturn, { posting: purchaseReturnPosting }),
  },
  borrowed: { 'account.supplier': supplierAccount },
  computed: { purchaseDueDate, numberOfPurchase, supplierBalance, supplierOverdue },
  brings: { bookChecks: PURCHASE_CHECKS },
  hooks: { purchase: purchaseHooks, supplier: supplierHooks },
});
