import { sum } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { moveStock, TRANSFER } from '../../stock/server/move-stock.ts';
import { openTransitPlace } from '../../store/server/transit-place.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { type Arrival, type ArrivedPart, arrivedParts, onTheRoad, roadCost } from '../stock-request.rules.ts';
import { isBetweenBranches } from '../stock-request-posting.rules.ts';
import type { StoredRequest } from './hold-request.ts';
import { batchOfPart, roadsOf } from './road-of.ts';
import { type NewStep, withSteps } from './with-steps.ts';

type Line = StoredRequest['lines'][number];

/** What of one line comes off the road. */
export type Arriving = Arrival & { line: Line; reason?: string | null };

/** Takes goods off the road into a store, and answers what changes of the request: how far its goods are, and its new steps. */
export async function takeIn(
  context: CommandContext,
  row: StoredRequest,
  { step, date, arriving }: { step: 'receive' | 'return'; date: string; arriving: readonly Arriving[] },
): Promise<Row> {
  const roadOf = await roadsOf(context.tx, row);
  const coming = arriving.flatMap((one): ComingPart[] => {
    const { line, reason = null } = one;
    const road = roadOf(line);
    const { product_id } = line;
    return arrivedParts(line, road, one).map((part) => ({
      ...part,
      ...{ product_id, reason, of: batchOfPart(line, part, road) },
    }));
  });
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
  return {
    status: isOver ? 'delivered' : 'in transit',
    shipping_status: isOver ? 'delivered' : 'in transit',
    returned: row.returned || step === 'return',
    transit_cost: sum(lines.map((line) => roadCost(line, roadOf(line)))),
    lines,
    ...withSteps(context, row, steps),
  };
}

/** What of one batch and layer of a line comes off the road. */
interface ComingPart extends ArrivedPart {
  product_id: string;
  reason: string | null;
  /** The batch by which it moves. */
  of: { batch_id?: string };
}

interface Coming {
  step: 'receive' | 'return';
  date: string;
  coming: readonly ComingPart[];
}

const storeOf = (row: StoredRequest, step: Coming['step']) =>
  step === 'receive' ? row.to_store_id : row.from_store_id;

/** Goods come by batch and layer with their share of what they left with; a shortage is filled first (A15, A16). */
async function fromOtherBranch(
  { tx, branch }: CommandContext,
  row: StoredRequest,
  { step, date, coming }: Coming,
) {
  const intoId = step === 'receive' ? row.to_branch_id : row.from_branch_id;
  const goods = coming.filter(({ quantity }) => quantity > 0n);
  const moved = await moveStock(tx, {
    kind: stockRequest.name,
    branch: intoId === branch.id ? branch : { id: intoId, settings: {} },
    date,
    source: { kind: stockRequest.name, id: row.id },
    lines: goods.map(({ product_id, of, quantity, cost }) => ({
      ...{ product_id, ...of, quantity },
      store_id: storeOf(row, step),
      value: cost,
    })),
  });
  return coming.map(
    (part): NewStep => ({
      ...stepOf(part, step, date),
      shortage_cost: moved[goods.indexOf(part)]?.true_up ?? 0n,
    }),
  );
}

/** Goods that stayed in the pool go into their store; what is lost leaves it at the average of this moment (A3). */
async function fromThisBranch(
  { tx, branch }: CommandContext,
  row: StoredRequest,
  { step, date, coming }: Coming,
) {
  const road = openTransitPlace(tx, branch.id);
  const pooled = coming.flatMap(({ product_id, of, quantity }) =>
    quantity > 0n
      ? [
          { product_id, ...of, store_id: road, quantity: -quantity, isPooled: true },
          { product_id, ...of, store_id: storeOf(row, step), quantity, isPooled: true },
        ]
      : [],
  );
  const lost = coming.filter((part) => part.lost > 0n);
  const about = { branch, date, source: { kind: stockRequest.name, id: row.id } };
  if (pooled.length > 0) await moveStock(tx, { ...about, kind: TRANSFER, lines: pooled });
  const gone = lost.map(({ product_id, of, lost: quantity }) => ({
    ...{ product_id, ...of, store_id: road },
    quantity: -quantity,
  }));
  const moved =
    gone.length > 0 ? await moveStock(tx, { ...about, kind: stockRequest.name, lines: gone }) : [];
  return coming.map((part): NewStep => {
    const lost_cost = -(moved[lost.indexOf(part)]?.value ?? 0n);
    return { ...stepOf(part, step, date), cost: 0n, lost_cost };
  });
}

function stepOf(
  { product_id, batch, quantity, cost, lost, lost_cost, reason }: ComingPart,
  step: Coming['step'],
  date: string,
) {
  return { step, date, product_id, batch, quantity, cost, lost, lost_cost, reason };
}
