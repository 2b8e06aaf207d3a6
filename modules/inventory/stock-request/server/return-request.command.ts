import { isPossible } from '#core/define-states.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { MoreThanSent, RequestNotInTransit } from '../../errors.ts';
import { returnBody } from '../stock-request.body.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { onTheRoad } from '../stock-request.rules.ts';
import { dayOfStep, holdRequest, requireEnd } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { refuseLockedSides } from './request-sides.ts';
import { refuseMore, saidOfLines } from './step-quantities.ts';
import { takeIn } from './take-in.ts';

/** What is on the road turns round, into the store that it left, with the value that it left with (A16). Either branch says so. */
export const returnRequest = defineCommand({
  name: 'stock-request.return',
  route: 'PUT api/stock-request/return',
  permission: 'request_stock',
  sometimes: ['back_date_sale'],
  idempotency: 'required',
  fields: returnBody.fields,
  answers: { entity: stockRequest, form: 'row' },
  async run(context) {
    const { tx, branch, input } = context;
    const row = await holdRequest(context, input.id, 'from');
    await requireEnd(context, row, branch.id === row.from_branch_id ? 'from' : 'to');
    if (!isPossible(stockRequest, row, 'return')) throw RequestNotInTransit();
    const date = dayOfStep(context, input.date, row.sent_date);
    await refuseLockedSides(tx, row, date);
    const said = await saidOfLines({ tx, branchId: branch.id }, row.lines, input.lines, {
      keys: ['returned'],
      unnamed: (line) => ({ returned: input.lines ? 0n : onTheRoad(line) }),
    });
    refuseMore(
      said.map(({ line, returned }) => ({ line, wanted: returned, most: onTheRoad(line) })),
      MoreThanSent,
    );
    const after = await takeIn(context, row, {
      step: 'return',
      date,
      arriving: said.map((one) => ({ ...one, received: 0n, lost: 0n, reason: input.reason })),
    });
    await notifyOfRequest(context, after, 'returned');
    return findRow(stockRequest, input.id, context);
  },
});
