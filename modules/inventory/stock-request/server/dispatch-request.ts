import { sum } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { MoreThanApproved, RequestNotApproved } from '../../errors.ts';
import { moveStock, TRANSFER } from '../../stock/server/move-stock.ts';
import { refuseShortageSince } from '../../stock/server/refuse-shortage-since.ts';
import { releaseStock } from '../../stock/server/reservations.ts';
import { openTransitPlace } from '../../store/server/transit-place.ts';
import { stockRequest } from '../stock-request.entity.ts';
import type { SentPart } from '../stock-request.rules.ts';
import { isBetweenBranches } from '../stock-request-posting.rules.ts';
import { dayOfStep, type HeldRequest, holdRequest, requireEnd, type StoredRequest } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { refuseOtherCurrency, sidesOf } from './request-sides.ts';
import { partsOf } from './road-of.ts';
import { refuseMore, saidOfLines } from './step-quantities.ts';
import { withSteps } from './with-steps.ts';

/**
 * Sends what was promised, or less of it; what is not sent is free again (A14). Into another branch the goods leave the books
 * with what they cost now (A15), within a branch their value stays in its pool (A3).
 */
export const dispatchRequest: TransitionWork<HeldRequest, SaidIn<typeof stockRequest, 'dispatch'>> = {
  hold: async (context, id) => ({ row: await holdRequest(context, id, 'from') }),
  refuse: (context, { row }) => requireEnd(context, row, 'from'),
  notNow: RequestNotApproved,
  async run(context, { row }, given) {
    const { tx, branch } = context;
    const date = dayOfStep(context, given.date, row.date);
    refuseOtherCurrency(await sidesOf(tx, row), branch.id);
    const said = await saidOfLines({ tx, branchId: branch.id }, row.lines, given.lines, {
      keys: ['sent'],
      unnamed: ({ approved }) => ({ sent: approved }),
    });
    refuseMore(
      said.map(({ line, sent }) => ({ line, wanted: sent, most: line.approved })),
      MoreThanApproved,
    );
    await releaseStock(tx, branch, reservedOf(row));
    const sent = said.filter((one) => one.sent > 0n);
    const parts = await takeOut(
      context,
      row,
      date,
      sent.map((one) => ({ product_id: one.line.product_id, quantity: one.sent })),
    );
    const costs = parts.map((of) => sum(of.map(({ cost }) => cost)));
    await notifyOfRequest(context, row, 'sent');
    return {
      shipping_status: 'in transit',
      sent_date: date,
      carrier: given.carrier,
      transit_cost: sum(costs),
      lines: said.map(({ line, sent: quantity }) => ({
        ...line,
        sent: quantity,
        cost: costs[sent.findIndex((one) => one.line === line)] ?? 0n,
      })),
      ...withSteps(
        context,
        row,
        parts.flatMap((of, place) =>
          of.map((part) => ({
            ...{ step: 'dispatch' as const, date, product_id: sent[place]?.line.product_id ?? '' },
            ...part,
          })),
        ),
      ),
    };
  },
};

/** What is promised of a request and not sent yet. */
export function reservedOf(row: StoredRequest) {
  return row.lines
    .filter(({ approved }) => approved > 0n)
    .map(({ product_id, approved }) => ({ product_id, store_id: row.from_store_id, quantity: approved }));
}

/** Goods out of their store; answers what each took, by batch and layer, at no value where they stay in the pool. */
async function takeOut(
  { tx, branch }: CommandContext,
  row: StoredRequest,
  date: string,
  goods: readonly { product_id: string; quantity: bigint }[],
): Promise<SentPart[][]> {
  const isBetween = isBetweenBranches(row);
  const out = goods.map(({ product_id, quantity }) => ({
    product_id,
    store_id: row.from_store_id,
    quantity: -quantity,
    ...(isBetween ? {} : { isPooled: true }),
  }));
  const road = isBetween ? '' : openTransitPlace(tx, branch.id);
  const onto = isBetween
    ? []
    : goods.map(({ product_id, quantity }) => ({ product_id, store_id: road, quantity, isPooled: true }));
  const source = { kind: stockRequest.name, id: row.id };
  const moved = await moveStock(tx, {
    kind: isBetween ? stockRequest.name : TRANSFER,
    branch,
    date,
    source,
    lines: [...out, ...onto],
    // Goods go to be destroyed or given back, too; what was promised of them can be sent.
    takesExpired: 'last',
  });
  await refuseShortageSince(tx, { branch, date, lines: out });
  const left = goods.map(({ quantity }, place) => ({ quantity, moved: moved[place] }));
  return partsOf(tx, left, isBetween);
}
