import { isPossible } from '#core/define-states.ts';
import { ownsBusiness } from '#modules/employee/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { MoreThanRequested, OwnRequest, RequestChanged, RequestNotPending } from '../../errors.ts';
import { reserveStock } from '../../stock/server/reservations.ts';
import { approvalBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { holdRequest, requireEnd } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { refuseMore, saidOfLines } from './step-quantities.ts';

/** Promises what was asked for, or less of it: it is reserved in the store that it comes from until it is sent. */
export const approveRequest = defineCommand({
  name: 'stock-request.approve',
  route: 'PUT api/stock-request/approve',
  permission: 'approve_stock_request',
  sometimes: ['back_date_sale'],
  idempotency: 'required',
  fields: approvalBody.fields,
  answers: { entity: stockRequest, form: 'row' },
  async run(context) {
    const { tx, actor, branch, clock, input } = context;
    const row = await holdRequest(context, input.id, 'from');
    await requireEnd(context, row, 'from');
    if (!isPossible(stockRequest, row, 'approve')) throw RequestNotPending();
    if (input.version !== null && input.version !== row.version) throw RequestChanged();
    if (row.created_by === actor.user_id && !(await ownsBusiness(context))) throw OwnRequest();
    const said = await saidOfLines({ tx, branchId: branch.id }, row.lines, input.lines, {
      keys: ['approved'],
      unnamed: ({ requested }) => ({ approved: requested }),
    });
    refuseMore(
      said.map(({ line, approved }) => ({ line, wanted: approved, most: line.requested })),
      MoreThanRequested,
    );
    await reserveStock(
      tx,
      branch,
      said
        .filter(({ approved }) => approved > 0n)
        .map(({ line, approved }) => ({
          product_id: line.product_id,
          store_id: row.from_store_id,
          quantity: approved,
        })),
    );
    const after = await tx.save(stockRequest, row, {
      status: 'approved',
      approved_by_id: actor.user_id as typeof row.approved_by_id & string,
      approved_at: clock.now(),
      lines: said.map(({ line, approved }) => ({ ...line, approved })),
    });
    await notifyOfRequest(context, after, 'approved');
    return findRow(stockRequest, input.id, context);
  },
});
