import { addDays } from '#core/business-day.ts';
import type { CaseEvent } from './case-file.ts';
import { documentId } from './case-names.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';
import { compareShown, type Difference } from './compare-figures.ts';

/** What a story of a hotel asks. */
export const HOTEL_QUESTIONS: Readonly<
  Record<string, (shop: CaseShop, event: CaseEvent) => Promise<Difference[]>>
> = {
  /** What each night of a stay would cost, and all of them. */
  'booking/quote': async (shop, { input: { check_in, nights, guests }, expect }) => {
    const type = documentId(shop, 'Standard');
    const until = addDays(String(check_in), Number(nights));
    const days = `check_in=${String(check_in)}&check_out=${until}`;
    const path = `api/booking/quote?room_type_id=${type}&${days}&guests=${String(guests)}`;
    const branchId = firstBranch(shop);
    const quote = await shop.client.must<Quote>({ method: 'GET', path, branchId });
    const prices = quote.nights.map(({ price }) => price);
    return compareShown(expect, { ...quote, prices }, 'quote');
  },
};

interface Quote {
  nights: readonly { price: number }[];
  total: number;
}
