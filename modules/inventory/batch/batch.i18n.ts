import type { Messages } from '#core/entity-words.ts';
import type { batch } from './batch.entity.ts';

export const batchWords = {
  en: {
    one: 'Batch',
    many: 'Batches',
    lower: 'batch',
    new: 'New batch',
    purpose: 'Batches are made when goods are received with a batch number and an expiry date.',
    fields: {
      number: 'Batch number',
      product: 'Product',
      expire_date: 'Expiry date',
      days_left: 'Days left',
      stock: 'Stock',
    },
    sections: { main: { title: 'Batch', why: 'Goods that were made together and expire together.' } },
    conditions: { in_stock: 'In stock', expired: 'Expired', expiring: 'Expiring soon' },
  },
  sw: {
    noun: '5/6',
    one: 'Bechi',
    many: 'Bechi',
    all: 'Yote',
    lower: 'bechi',
    new: 'Bechi mpya',
    purpose: 'Bechi huwekwa bidhaa zinapopokelewa na namba ya bechi na tarehe ya kuisha muda.',
    fields: {
      number: 'Namba ya bechi',
      product: 'Bidhaa',
      expire_date: 'Tarehe ya kuisha muda',
      days_left: 'Siku zilizobaki',
      stock: 'Stoku',
    },
    sections: { main: { title: 'Bechi', why: 'Bidhaa zilizotengenezwa pamoja na kuisha muda pamoja.' } },
    conditions: { in_stock: 'Yaliyopo', expired: 'Yaliyoisha muda', expiring: 'Yanakaribia kuisha muda' },
  },
} as const satisfies Messages<typeof batch>;
