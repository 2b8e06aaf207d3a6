import { InvalidFields } from '#core/errors.ts';
import { dayOfPosting, takeNumber } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { SameStore } from '../../errors.ts';
import { requireStores } from '../../store/server/may-use-store.ts';
import { storeFor } from '../../store/server/store-for.ts';
import { store } from '../../store/store.entity.ts';
import { type GivenRequest, requestBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { refuseOtherCurrency, sidesOf } from './request-sides.ts';
import { switchedOn } from './request-switch.ts';
import { requestedLines } from './requested-lines.ts';

/** Asks a store of this branch or of another one for goods, into a store of this branch. Nothing moves yet. */
export const requestStock = defineCommand({
  name: 'stock-request.create',
  route: 'POST api/stock-request',
  permission: 'request_stock',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: requestBody.fields,
  // Goods are asked of a store of somebody else.
  elsewhere: ['from_store_id'],
  answers: { entity: stockRequest, form: 'row' },
  async run(context) {
    const { tx, branch, input: given } = context;
    switchedOn(context);
    const date = dayOfPosting(context, given.date);
    const ends = await endsOf(context, given);
    const lines = await requestedLines(context, given.lines);
    const number = await takeNumber(tx, branch.id, 'stock-request', date);
    const made = await tx.insert(stockRequest, {
      id: given.id,
      number,
      date,
      ...ends,
      lines,
      steps: [],
      status: 'pending',
      shipping_status: 'pending',
      transit_cost: 0n,
      returned: false,
      remarks: given.remarks,
    });
    await notifyOfRequest(context, made, 'asked');
    return findRow(stockRequest, given.id, context);
  },
});

async function endsOf(context: CommandContext, given: GivenRequest) {
  const { tx, actor, branch } = context;
  const to_store_id = given.to_store_id ?? (await storeFor(context, null, { field: 'to_store_id' }));
  const stores = await tx.query<{ id: string; branch_id: string }>(
    `select id, branch_id from ${store.table} where id = any($1) and deleted_at is null`,
    [[given.from_store_id, to_store_id]],
  );
  const from = stores.find(({ id }) => id === given.from_store_id);
  if (!from) throw new InvalidFields({ from_store_id: { key: 'not_found' } });
  if (!stores.some(({ id, branch_id }) => id === to_store_id && branch_id === branch.id))
    throw new InvalidFields({ to_store_id: { key: 'not_found' } });
  if (from.id === to_store_id) throw SameStore();
  requireStores(actor, [to_store_id]);
  const ends = {
    from_branch_id: from.branch_id,
    from_store_id: from.id,
    to_branch_id: branch.id,
    to_store_id,
  };
  refuseOtherCurrency(await sidesOf(tx, ends), branch.id);
  return ends;
}
