import { sum } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { moveStock, TRANSFER } from '../../stock/server/move-stock.ts';
import { openTransitPlace } from '../../store/server/transit-place.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { type Arrival, arrivalCost, onTheRoad, roadCost } from '../stock-request.rules.ts';
import { isBetweenBranches } from '../stock-request-posting.rules.ts';
import type { StoredRequest } from './hold-request.ts';
import { type NewStep, postSteps } from './post-steps.ts';

type Line = StoredRequest['lines'][number];

/** What of one line comes off the road. */
export type Arriving = Arrival & { line: Line; reason?: string | null };

/** Takes goods off the road into a store, posts what they bring and what is lost of them, and says whether any is left there. */
export async function takeIn(
  context: CommandContext,
  row: StoredRequest,
  { step, date, arriving }: { step: 'receive' | 'return'; date: string; arriving: readonly Arriving[] },
): Promise<StoredRequest> {
  const coming = arriving.filter(({ received, lost, returned }) => received + lost + returned > 0n);
  const steps = isBetweenBranches(row)
    ? await fromOtherBranch(context, row, { step, date, coming })
    : await fromThisBranch(context, row, { step, date, coming });
  const lines = arriving.map(({ line, received, lost, returned }) => ({
    ...line,
    received: line.received + received,
    lost: line.lost + lost,
    returned: line.returned + returned,
  }));
  const isOver = lines.every((line) => onTheRoad(line) === 0n);
  return postSteps(context, row, {
    changes: {
      status: isOver ? 'delivered' : 'in transit',
      shipping_status: isOver ? 'delivered' : 'in transit',
      returned: row.returned || step === 'return',
      transit_cost: sum(lines.map(roadCost)),
      lines,
    },
    steps,
  });
}

interface Coming {
  step: 'receive' | 'return';
  date: string;
  coming: readonly Arriving[];
}

const storeOf = (row: StoredRequest, step: Coming['step']) =>
  step === 'receive' ? row.to_store_id : row.from_store_id;

/** Goods come with their share of what they left with; a shortage is filled first (A15, A16). */
async function fromOtherBranch(
  { tx, branch }: CommandContext,
  row: StoredRequest,
  { step, date, coming }: Coming,
) {
  const costs = coming.map((one) => arrivalCost(one.line, one));
  const intoId = step === 'receive' ? row.to_branch_id : row.from_branch_id;
  const goods = coming
    .map((one, place) => ({ one, cost: costs[place] }))
    .filter(({ one }) => one.received + one.returned > 0n);
  const moved = await moveStock(tx, {
    kind: stockRequest.name,
    branch: intoId === branch.id ? branch : { id: intoId, settings: {} },
    date,
    source: { kind: stockRequest.name, id: row.id },
    lines: goods.map(({ one, cost }) => ({
      product_id: one.line.product_id,
      store_id: storeOf(row, step),
      quantity: one.received + one.returned,
      value: (cost?.cost ?? 0n) + (cost?.returned_cost ?? 0n),
    })),
  });
  return coming.map((one, place): NewStep => {
    const at = goods.findIndex((good) => good.one === one);
    const cost = costs[place];
    return {
      ...stepOf(one, step, date),
      cost: (cost?.cost ?? 0n) + (cost?.returned_cost ?? 0n),
      lost_cost: cost?.lost_cost ?? 0n,
      shortage_cost: moved[at]?.true_up ?? 0n,
    };
  });
}

/** Goods that stayed in the pool go into their store; what is lost leaves it at the average of this moment (A3). */
async function fromThisBranch(
  { tx, branch }: CommandContext,
  row: StoredRequest,
  { step, date, coming }: Coming,
) {
  const road = openTransitPlace(tx, branch.id);
  const place = (store_id: string, quantity: bigint, line: Line, isPooled: boolean) => ({
    product_id: line.product_id,
    store_id,
    quantity,
    ...(isPooled ? { isPooled } : {}),
  });
  const pooled = coming.flatMap(({ line, received, returned }) =>
    received + returned > 0n
      ? [
          place(road, -(received + returned), line, true),
          place(storeOf(row, step), received + returned, line, true),
        ]
      : [],
  );
  const lost = coming.filter((one) => one.lost > 0n);
  const about = { branch, date, source: { kind: stockRequest.name, id: row.id } };
  if (pooled.length > 0) await moveStock(tx, { ...about, kind: TRANSFER, lines: pooled });
  const gone = lost.map((one) => place(road, -one.lost, one.line, false));
  const moved =
    gone.length > 0 ? await moveStock(tx, { ...about, kind: stockRequest.name, lines: gone }) : [];
  return coming.map((one): NewStep => {
    const at = lost.indexOf(one);
    const lost_cost = at < 0 ? 0n : -(moved[at]?.value ?? 0n);
    return { ...stepOf(one, step, date), lost_cost };
  });
}

function stepOf(
  { line, received, lost, returned, reason = null }: Arriving,
  step: Coming['step'],
  date: string,
) {
  return { step, date, product_id: line.product_id, quantity: received + returned, lost, reason };
}
