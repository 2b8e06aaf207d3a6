import { defineModule } from '#core/define-module.ts';
import { category } from './category/category.entity.ts';
import { categoryWords } from './category/category.i18n.ts';

export const inventory = defineModule({
  name: 'inventory',
  title: { en: 'Inventory', sw: 'Bidhaa na Stoo' },
  icon: 'package',
  permission: 'view_inventory_menu',
  entities: [{ entity: category, words: categoryWords }],
});
