import { isPossible } from '#core/define-states.ts';
import { ownsBusiness } from '#modules/employee/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { ApproverReceives, MoreThanSent, RequestNotInTransit } from '../../errors.ts';
import { receiptBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { onTheRoad } from '../stock-request.rules.ts';
import { dayOfStep, holdRequest, requireEnd } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { refuseLockedSides } from './request-sides.ts';
import { refuseMore, saidOfLines } from './step-quantities.ts';
import { takeIn } from './take-in.ts';

/** Takes in what has arrived and writes off what is lost, as often as a part arrives; what is named neither way stays on the road. */
export const receiveRequest = defineCommand({
  name: 'stock-request.receive',
  route: 'PUT api/stock-request/receive',
  permission: 'request_stock',
  sometimes: ['back_date_sale'],
  idempotency: 'required',
  fields: receiptBody.fields,
  answers: { entity: stockRequest, form: 'row' },
  async run(context) {
    const { tx, actor, branch, input } = context;
    const row = await holdRequest(context, input.id, 'to');
    await requireEnd(context, row, 'to');
    if (!isPossible(stockRequest, row, 'receive')) throw RequestNotInTransit();
    if (row.approved_by_id === actor.user_id && !(await ownsBusiness(context))) throw ApproverReceives();
    const date = dayOfStep(context, input.date, row.sent_date);
    await refuseLockedSides(tx, row, date);
    const said = await saidOfLines({ tx, branchId: branch.id }, row.lines, input.lines, {
      keys: ['received', 'lost'],
      unnamed: (line) => ({ received: input.lines ? 0n : onTheRoad(line), lost: 0n }),
    });
    refuseMore(
      said.map(({ line, received, lost }) => ({ line, wanted: received + lost, most: onTheRoad(line) })),
      MoreThanSent,
    );
    const reasons = new Map(input.lines?.map(({ line_no, reason }) => [line_no, reason]));
    const after = await takeIn(context, row, {
      step: 'receive',
      date,
      arriving: said.map((one) => ({ ...one, returned: 0n, reason: reasons.get(one.line.line_no) ?? null })),
    });
    await notifyOfRequest(context, after, 'received');
    return findRow(stockRequest, input.id, context);
  },
});
