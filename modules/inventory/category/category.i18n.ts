import type { Messages } from '#core/entity-words.ts';
import type { category } from './category.entity.ts';

export const categoryWords = {
  en: {
    one: 'Category',
    many: 'Categories',
    lower: 'category',
    new: 'New category',
    purpose: 'Categories group products at the till and in reports.',
    fields: { name: 'Name', products: 'Products', remarks: 'Remarks' },
    sections: { main: { title: 'Category', why: 'Groups products at the till and in reports.' } },
    conditions: { in_use: 'In use', unused: 'Unused' },
  },
  sw: {
    noun: '5/6',
    one: 'Kundi',
    many: 'Makundi',
    lower: 'kundi',
    new: 'Kundi jipya',
    purpose: 'Makundi hupanga bidhaa kwenye kaunta na kwenye ripoti.',
    fields: { name: 'Jina', products: 'Bidhaa', remarks: 'Maoni' },
    headings: { remarks: ['Maelezo'] },
    sections: { main: { title: 'Kundi', why: 'Hupanga bidhaa kwenye kaunta na kwenye ripoti.' } },
    all: 'Yote',
    conditions: { in_use: 'Yanatumika', unused: 'Hayatumiki' },
  },
} as const satisfies Messages<typeof category>;
