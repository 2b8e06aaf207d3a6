import { isPossible } from '#core/define-states.ts';
import { holdParties, lowerDebt } from '#modules/finance/public.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { MoreThanOwed } from '../../errors.ts';
import { cargoOfTrip, payerOfCargo } from '../../truck-order/server/cargo-of-trip.ts';
import { PAYERS_IN_SQL } from '../../truck-order/server/freight-of-trip.ts';
import { tripSource } from '../../truck-order/server/take-for-trip.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { CLAIM } from '../truck-operation.rules.ts';
import { TRUCK_OPERATION_TEXTS } from '../truck-operation.words.ts';

const isClaim = ({ row }: Draft) => row.kind === CLAIM;

/** Locks everybody who may owe freight of the trips of claims, before the trips. */
export async function holdClaimants(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const { tx, branch } = context;
  for (const { row } of drafts.filter(isClaim).filter(({ row }) => row.truck_order_id)) {
    requireToo(context, 'verify_expense');
    await holdParties(
      tx,
      await tx.query<{ customer_id: string }>(PAYERS_IN_SQL, [row.truck_order_id, branch.id]),
    );
  }
}

/** A claim is of a trip that was delivered, and of whoever owes the freight of the cargo. */
export async function placeClaims(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts.filter(isClaim)) {
    const { row } = draft;
    const [trip] = row.truck_order_id
      ? await context.tx.lockAll(truckOrder, [String(row.truck_order_id)])
      : [];
    if (!trip || !isPossible(truckOrder, trip, 'credit')) {
      if (!draft.problems.truck_order_id)
        addProblem(draft, 'truck_order_id', {
          key: 'claim_of_trip',
          words: TRUCK_OPERATION_TEXTS.claimOfTrip,
        });
      continue;
    }
    const isOfOne = (trip.shares ?? []).length === 0 && !row.cargo_id;
    const of = isOfOne
      ? trip
      : await cargoOfTrip(context, trip, {
          id: row.cargo_id ? String(row.cargo_id) : null,
          field: 'cargo_id',
        });
    row.claimant_id = payerOfCargo(trip, of);
  }
}

/** So much less is owed for the freight; more than is left of it cannot be set against it. */
export async function takeClaimOff(
  { tx }: CommandContext,
  { truck_order_id, claimant_id, total_amount }: Row,
): Promise<void> {
  if (!claimant_id || typeof total_amount !== 'bigint') return;
  const party = { kind: 'customer', id: String(claimant_id) } as const;
  const { lowered } = await lowerDebt(tx, tripSource({ id: String(truck_order_id) }), total_amount, party);
  if (lowered !== total_amount) throw MoreThanOwed();
}
