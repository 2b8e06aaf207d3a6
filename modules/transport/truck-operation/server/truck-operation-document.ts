import type { RowOf } from '#core/define-entity.ts';
import { money } from '#core/money.ts';
import {
  giveBackDebt,
  holdParties,
  refusePaid,
  releaseClaims,
  takeBackMoney,
} from '#modules/finance/public.ts';
import { holdPools } from '#modules/inventory/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineDocument, type TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { TripIsClosed } from '../../errors.ts';
import { tripSource } from '../../truck-order/server/take-for-trip.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOperation } from '../truck-operation.entity.ts';
import { isOpenTrip } from './trips-of-operations.ts';
import { truckOperationPosting } from './truck-operation-posting.ts';

interface Held {
  row: RowOf<typeof truckOperation> & Row;
  trip: RowOf<typeof truckOrder> | undefined;
}

const source = ({ id }: { id: string }) => ({ kind: truckOperation.name, id });

/** Takes an operation back whole: its entry, its goods, its debt and its reading; not of a trip that is closed. */
const voidOperation: TransitionWork<Held> = {
  async hold({ tx, branch }, id) {
    const [named] = await tx.query<{
      supplier_id: string | null;
      product_id: string | null;
      truck_order_id: string | null;
      customer_id: string | null;
    }>(
      `select claimant_id as customer_id, supplier_id, product_id, truck_order_id from ${truckOperation.table} where id = $1 and branch_id = $2`,
      [id, branch.id],
    );
    if (!named) throw NotFound();
    await holdParties(tx, [named]);
    if (named.product_id) await holdPools(tx, branch.id, [named.product_id]);
    const [trip] = named.truck_order_id ? await tx.lockAll(truckOrder, [named.truck_order_id]) : [];
    return { row: await tx.lock(truckOperation, id), trip };
  },
  async refuse({ tx }, { row, trip }) {
    if (trip && !isOpenTrip(trip)) throw TripIsClosed({ order: trip.number });
    await refusePaid(tx, source(row));
  },
  async run({ tx }, { row }) {
    await takeBackMoney(tx, source(row), row.remain_amount);
    if (row.claimant_id && row.truck_order_id)
      await giveBackDebt(tx, tripSource({ id: row.truck_order_id }), row.total_amount, {
        ...{ kind: 'customer', id: row.claimant_id },
      });
    return { remain_amount: money(0n) };
  },
  async after({ tx }, { row }) {
    await releaseClaims(tx, source(row));
  },
};

export const truckOperationDocument = defineDocument(truckOperation, {
  posting: truckOperationPosting,
  transitions: { void: voidOperation },
});
