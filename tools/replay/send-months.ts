import { quantityToWire } from '#core/quantity.ts';
import { documentId, type OpenShop, storeOf } from './open-shop.ts';
import type { Plan, PlannedStep } from './plan-replay.ts';
import { type DoneStep, type Sending, type SentPlan, sendPlan } from './send-plan.ts';
import { mustSend, type ShopClient } from './shop-client.ts';

/** As many lines as a store keeper asks for at once. */
const LINES = 500;

/** Sends a plan month by month: before each the second store asks the first for what it will sell in it. */
export async function sendMonths(
  plan: Plan,
  sending: Sending,
  onAcknowledged: (acknowledged: number) => void = () => undefined,
): Promise<SentPlan> {
  const all: SentPlan = { done: [], refused: [], unanswered: 0 };
  const outcomes = new Map<string, Promise<DoneStep | null>>();
  for (const [month, steps] of Map.groupBy(plan.steps, ({ minute }) => minute.slice(0, 7))) {
    await requestGoods(sending.client, sending.shop, `${month}-01`, steps);
    const before = all.done.length;
    const sent = await sendPlan({ ...plan, steps }, sending, (n) => onAcknowledged(before + n), outcomes);
    all.done.push(...sent.done);
    all.refused.push(...sent.refused);
    all.unanswered += sent.unanswered;
  }
  return all;
}

/** Goods go from the first store to the second: asked for, approved, dispatched and received on one day. */
async function requestGoods(
  client: ShopClient,
  shop: OpenShop,
  date: string,
  steps: readonly PlannedStep[],
): Promise<void> {
  const wanted = new Map<string, bigint>();
  for (const step of steps) {
    if (step.kind !== 'checkout' || storeOf(shop, step.invoice) === shop.storeId) continue;
    for (const { code, quantity } of step.lines) wanted.set(code, (wanted.get(code) ?? 0n) + quantity);
  }
  const lines = [...wanted].map(([code, quantity]) => ({
    product_id: shop.products.get(code),
    requested: quantityToWire(quantity as never),
  }));
  for (let from = 0; from < lines.length; from += LINES) {
    const id = documentId(shop.branchId, `request ${date} ${from}`);
    const ends = { from_store_id: shop.storeId, to_store_id: shop.otherStoreId };
    const asked = { id, date, ...ends, lines: lines.slice(from, from + LINES) };
    await mustSend(client, 'POST', 'api/stock-request', asked);
    await mustSend(client, 'PUT', 'api/stock-request/approve', { id });
    await mustSend(client, 'PUT', 'api/stock-request/dispatch', { id, date });
    await mustSend(client, 'PUT', 'api/stock-request/receive', { id, date });
  }
}
