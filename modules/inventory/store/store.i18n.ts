import type { Messages } from '#core/entity-words.ts';
import type { store } from './store.entity.ts';

export const storeWords = {
  en: {
    one: 'Store',
    many: 'Stores',
    lower: 'store',
    new: 'New store',
    purpose: 'Stores show where in the branch stock is kept.',
    fields: {
      name: 'Name',
      keeper: 'Storekeeper',
      is_default: 'Default store',
      stocked_products: 'Products in stock',
      remarks: 'Remarks',
    },
    headings: { keeper: ['Store keeper'] },
    sections: { main: { title: 'Store', why: 'Stock is counted and moved by store.' } },
    conditions: { with_stock: 'With stock' },
  },
  sw: {
    noun: '9/10',
    one: 'Stoo',
    many: 'Stoo',
    lower: 'stoo',
    new: 'Stoo mpya',
    purpose: 'Stoo huonyesha bidhaa za tawi zimewekwa wapi.',
    fields: {
      name: 'Jina',
      keeper: 'Mtunza stoo',
      is_default: 'Stoo kuu',
      stocked_products: 'Bidhaa zilizopo',
      remarks: 'Maoni',
    },
    sections: { main: { title: 'Stoo', why: 'Bidhaa huhesabiwa na kuhamishwa kwa kila stoo.' } },
    conditions: { with_stock: 'Zenye bidhaa' },
  },
} as const satisfies Messages<typeof store>;
