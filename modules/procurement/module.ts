import { defineModule } from '#core/define-module.ts';
import { goodsReceipt } from './goods-receipt/goods-receipt.entity.ts';
import { goodsReceiptWords } from './goods-receipt/goods-receipt.i18n.ts';
import { landedCost } from './landed-cost/landed-cost.entity.ts';
import { landedCostWords } from './landed-cost/landed-cost.i18n.ts';
import { purchase } from './purchase/purchase.entity.ts';
import { purchaseWords } from './purchase/purchase.i18n.ts';
import { purchaseOrder } from './purchase-order/purchase-order.entity.ts';
import { purchaseOrderWords } from './purchase-order/purchase-order.i18n.ts';
import { REORDER } from './purchase-order/reorder.words.ts';
import { purchaseReturn } from './purchase-return/purchase-return.entity.ts';
import { purchaseReturnWords } from './purchase-return/purchase-return.i18n.ts';
import { supplier } from './supplier/supplier.entity.ts';
import { supplierWords } from './supplier/supplier.i18n.ts';

/** Suggestions show what suppliers charge. */
const ORDERING = ['create_purchase_order', 'view_buying_price'] as const;

export const procurement = defineModule({
  name: 'procurement',
  title: { en: 'Procurement', sw: 'Manunuzi na Ugavi' },
  icon: 'procurement',
  permission: 'view_procurement_menu',
  entities: [
    { entity: purchase, words: purchaseWords },
    { entity: landedCost, words: landedCostWords },
    { entity: purchaseReturn, words: purchaseReturnWords },
    { entity: supplier, words: supplierWords },
    { entity: purchaseOrder, words: purchaseOrderWords },
    { entity: goodsReceipt, words: goodsReceiptWords },
  ],
  menu: [{ title: REORDER.title, route: '/procurement/reorder', permission: ORDERING }],
  // A cost is added on the page of its purchase, so the form stands in no menu.
  screens: [
    {
      path: '/procurement/landed-cost-form',
      title: { en: 'Add landed cost', sw: 'Ongeza gharama ya kufikisha' },
      permission: [],
    },
    { path: '/procurement/reorder', title: REORDER.title, permission: ORDERING },
    {
      path: '/procurement/statement',
      title: { en: 'Statement', sw: 'Taarifa ya msambazaji' },
      permission: ['view_supplier', 'view_buying_price'],
      isPart: true,
    },
  ],
});
