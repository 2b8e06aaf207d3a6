import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { categoryHooks } from './category/server/category.hooks.ts';
import { productsInCategory } from './category/server/products-in-category.ts';
import { openProductStock } from './product/server/open-product-stock.command.ts';
import { OPENING_STOCK, openingStock } from './product/server/opening-stock.ts';
import { productHooks } from './product/server/product.hooks.ts';
import { stockOnHand } from './product/server/stock-on-hand.ts';
import { goods } from './stock/server/goods.ts';
import { productMovements } from './stock/server/product-movements.query.ts';
import { STOCK_CHECKS } from './stock/server/stock-checks.ts';
import { stockedProducts, storeHooks, storeOfNewBranch } from './store/server/store.hooks.ts';
import { storeSwitchHooks } from './store/server/store-switch.hooks.ts';
import { storesOfBranches } from './store/server/stores-of-branches.query.ts';

export const inventoryServer = defineServerModule({
  operations: [storesOfBranches, productMovements, openProductStock],
  goods,
  recorded: { [OPENING_STOCK]: openingStock },
  computed: { stockOnHand, stockedProducts, productsInCategory },
  hooks: {
    category: categoryHooks,
    product: productHooks,
    store: storeHooks,
    'branch-settings': storeSwitchHooks,
  },
  brings: { branchOpeners: [storeOfNewBranch], bookChecks: STOCK_CHECKS },
});
