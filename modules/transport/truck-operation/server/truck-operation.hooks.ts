import type { RowOf } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { enterPapers, holdParties, oweRest, setDayOfPosting, takeNumber } from '#modules/finance/public.ts';
import { holdPools } from '#modules/inventory/public.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { checkFuture } from '#server-kit/command/refuse-future.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { holdMeters } from '../../truck/server/readings.ts';
import type { truckOperation } from '../truck-operation.entity.ts';
import { isSpending } from '../truck-operation.rules.ts';
import { checkAdvances } from './advances.ts';
import { holdClaimants, placeClaims, takeClaimOff } from './claims.ts';
import { confirmByStatement } from './confirm-by-statement.ts';
import { checkTaken, takeFuel } from './own-fuel.ts';
import { isOnTrip, ownTripsOf } from './own-trips.ts';
import { checkSaid, priceOperations } from './price-operations.ts';
import { placeOnTrips } from './trips-of-operations.ts';

type Done = RowOf<typeof truckOperation>;

/** What every operation goes by, whether it is typed, imported or a step of its trip. */
export const truckOperationHooks: EntityHooks<Done> = {
  async beforeSave(context, drafts) {
    const { tx, branch } = context;
    const made = drafts.filter(({ before }) => !before);
    const own = await ownTripsOf(context, made);
    for (const draft of made) {
      if (isOnTrip(draft, own)) checkFuture(context, draft, 'date', draft.row.date);
      else setDayOfPosting(draft, context);
      checkSaid(context, draft);
      if (paysMoney(draft)) requireToo(context, 'create_payment');
    }
    const named = (column: string) => made.flatMap(({ row }) => (row[column] ? [String(row[column])] : []));
    await holdParties(
      tx,
      made.map(({ row }) => ({ supplier_id: row.supplier_id ? String(row.supplier_id) : null })),
    );
    await holdClaimants(context, made);
    if (named('product_id').length > 0) await holdPools(tx, branch.id, [...new Set(named('product_id'))]);
    await placeOnTrips(context, made);
    await placeClaims(context, made);
    await checkTaken(context, made);
    await checkMeters(context, drafts);
    await priceOperations(context, made);
    await checkAdvances(context, made);
  },
  standAlready: confirmByStatement,
  async beforeCreate(context, drafts) {
    for (const { row } of drafts) {
      row.id ??= newId();
      if (row.paid_from === 'store') await takeFuel(context, row);
      await takeClaimOff(context, row);
    }
    return new Map();
  },
  async completeLast(context, rows) {
    for (const row of rows as Done[]) {
      await enterPapers(context, source(row), { receipt: row.receipt_number, share: { claims: row.tax } });
      row.number = await takeNumber(context.tx, context.branch.id, 'truck-operation', String(row.date));
    }
  },
  async afterCreate(context, made) {
    for (const { row } of made)
      if (row.paid_from === 'credit' && isSpending(row.kind))
        await oweRest(context, {
          ...{ party: { kind: 'supplier', id: String(row.supplier_id) }, source: source(row) },
          ...{ owed: money(row.total_amount), date: String(row.date), due_date: row.due_date },
        });
  },
};

const source = ({ id }: { id: string }) => ({ kind: 'truck-operation', id });

/** Money of the branch leaves or comes by it; what a driver pays of his advance left before. */
function paysMoney({ row }: Draft): boolean {
  return Boolean(row.account_id);
}

/** A reading fits between those of the same truck, whoever told them, and between those of the same sheet. */
async function checkMeters(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const read = drafts.filter(
    ({ row, before }) =>
      row.odometer !== null &&
      row.odometer !== undefined &&
      row.truck_id &&
      row.odometer !== before?.odometer,
  );
  if (read.length === 0) return;
  const meters = await holdMeters(
    context,
    read.map(({ row }) => String(row.truck_id)),
    read.flatMap(({ before }) => (before ? [String(before.id)] : [])),
  );
  for (const draft of read.filter(isSound)) {
    const { row, sent } = draft;
    const reading = { date: String(row.date), odometer: row.odometer as bigint };
    const problem = meters.read(String(row.truck_id), reading, {
      isSure: sent.reading_is_right === true,
    });
    if (problem) addProblem(draft, 'odometer', problem);
  }
}
