import { DISCOUNTS, PURCHASES, SALES, TRANSFERS } from './posting-of-goods.ts';
import { DEBTS, DEPOSITS, MONEY, STAYS } from './posting-of-money.ts';
import type { PostingStory } from './posting-shop.ts';

/** How each example comes about. */
export const POSTING_STORIES: readonly PostingStory[] = [
  ...SALES,
  ...DISCOUNTS,
  ...PURCHASES,
  ...DEPOSITS,
  ...TRANSFERS,
  ...DEBTS,
  ...MONEY,
  ...STAYS,
];
