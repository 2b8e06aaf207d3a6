import { daysBetween } from '#core/bars-on-days.ts';
import type { BookingChart } from '#modules/hotel/chart/chart.answer.ts';
import { barAt } from '#modules/hotel/chart/chart.rules.ts';
import { documentId } from './case-names.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';

/** How a room stands in some nights, as the chart at the desk draws it. */
export async function standsOf(
  shop: CaseShop,
  room: string,
  nights: readonly string[],
): Promise<Record<string, string>> {
  const [since = ''] = nights.toSorted();
  const path = `api/booking/board?date=${since}&days=30`;
  const chart = await shop.client.must<BookingChart>({ method: 'GET', path, branchId: firstBranch(shop) });
  const id = documentId(shop, `room ${room}`);
  const stands = (night: string) => {
    const look = barAt(chart, id, daysBetween(chart.date, night))?.look;
    if (!look) return 'available';
    return look === 'hold' ? 'maintenance' : look === 'in_house' ? 'booked' : 'reserved';
  };
  return Object.fromEntries(nights.map((night) => [night, stands(night)]));
}
