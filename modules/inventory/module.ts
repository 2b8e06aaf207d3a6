import { defineModule } from '#core/define-module.ts';
import { batch } from './batch/batch.entity.ts';
import { batchWords } from './batch/batch.i18n.ts';
import { category } from './category/category.entity.ts';
import { categoryWords } from './category/category.i18n.ts';
import { priceChanges } from './product/price-tables.ts';
import { product } from './product/product.entity.ts';
import { productWords } from './product/product.i18n.ts';
import { serviceProducts } from './product/service-product-table.ts';
import { stockAnswers } from './stock/answers-table.ts';
import { stockCounted } from './stock/counted-table.ts';
import { stockTables } from './stock/stock-tables.ts';
import { stockAdjustment } from './stock-adjustment/stock-adjustment.entity.ts';
import { stockAdjustmentWords } from './stock-adjustment/stock-adjustment.i18n.ts';
import { stockRequest } from './stock-request/stock-request.entity.ts';
import { stockRequestWords } from './stock-request/stock-request.i18n.ts';
import { stockCounts } from './stock-take/stock-count-tables.ts';
import { stockTake } from './stock-take/stock-take.entity.ts';
import { stockTakeWords } from './stock-take/stock-take.i18n.ts';
import { store } from './store/store.entity.ts';
import { storeWords } from './store/store.i18n.ts';

export const inventory = defineModule({
  name: 'inventory',
  title: { en: 'Inventory', sw: 'Bidhaa na Stoo' },
  icon: 'package',
  permission: 'view_inventory_menu',
  entities: [
    { entity: category, words: categoryWords },
    { entity: product, words: productWords },
    { entity: batch, words: batchWords },
    { entity: stockRequest, words: stockRequestWords },
    { entity: store, words: storeWords },
    { entity: stockTake, words: stockTakeWords },
    { entity: stockAdjustment, words: stockAdjustmentWords },
  ],
  tables: [...stockTables, stockCounts, stockCounted, stockAnswers, priceChanges, serviceProducts],
});
