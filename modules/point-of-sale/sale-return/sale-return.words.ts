import type { Words } from '#core/i18n/language.ts';

/** What is refused at a return, and what must hold of returns. */
export const SALE_RETURN_TEXTS = {
  nobodyKnown: {
    en: 'This sale has no customer, so nothing can be kept as a deposit.',
    sw: 'Mauzo haya hayana mteja wa kuwekewa amana.',
  },
  returnsArePosted: {
    en: 'Each return is posted in full, and its refunds equal its rounded total.',
    sw: 'Kila marejesho yameingiza kilichorudishwa, na pesa zilizorudishwa ni sawa na jumla yake.',
  },
  nothingReturnedTwice: {
    en: 'The returned quantity of each sale line equals its returns, and is never more than was sold.',
    sw: 'Kilichorudishwa cha kila mstari wa mauzo ni kile cha marejesho yake, wala hakizidi kilichouzwa.',
  },
  returnsFollowTheirSales: {
    en: 'No return is dated before its sale.',
    sw: 'Hakuna marejesho yenye tarehe ya kabla ya mauzo yake.',
  },
  exchangesPayTheirSales: {
    en: 'What returned items paid for is exactly what the sale in exchange was paid with.',
    sw: 'Bidhaa zilizorudishwa zimelipia mauzo ya kubadilisha kwa kiasi kile kile.',
  },
  returnsMovedTheirMoney: {
    en: 'Each return is posted for its amount on its date.',
    sw: 'Kila marejesho yameingizwa kwenye vitabu kwa kiasi chake na tarehe yake.',
  },
  returnsOne: { en: '{n} return', sw: 'Marejesho {n}' },
  returnsMany: { en: '{n} returns', sw: 'Marejesho {n}' },
} as const satisfies Record<string, Words>;
