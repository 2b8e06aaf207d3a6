import { isOpen } from '#core/define-states.ts';
import { ownsBusiness } from '#modules/employee/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { NotYourRequest, RequestChanged, RequestNotPending } from '../../errors.ts';
import { changedRequestBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { requireEnd } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { requestedLines } from './requested-lines.ts';

/** Asks for other goods, while nobody has answered: by whoever made the request, or an owner. Those who answer hear of it. */
export const changeRequest = defineCommand({
  name: 'stock-request.update',
  route: 'PUT api/stock-request',
  permission: 'request_stock',
  fields: changedRequestBody.fields,
  answers: { entity: stockRequest, form: 'row' },
  async run(context) {
    const { tx, actor, input } = context;
    const row = await tx.lock(stockRequest, input.id);
    await requireEnd(context, row, 'to');
    if (!isOpen(stockRequest, row, 'lines')) throw RequestNotPending();
    if (row.created_by !== actor.user_id && !(await ownsBusiness(context))) throw NotYourRequest();
    if (row.version !== input.version) throw RequestChanged();
    const lines = await requestedLines(context, input.lines, row.lines);
    const after = await tx.save(stockRequest, row, { lines, remarks: input.remarks });
    await notifyOfRequest(context, after, 'changed');
    return findRow(stockRequest, input.id, context);
  },
});
