import type { SaidIn } from '#core/said-of-transition.ts';
import { ownsBusiness } from '#modules/employee/public.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { ApproverReceives, MoreThanSent, RequestNotInTransit } from '../../errors.ts';
import type { stockRequest } from '../stock-request.entity.ts';
import { onTheRoad } from '../stock-request.rules.ts';
import { dayOfStep, type HeldRequest, holdRequest, requireEnd } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { refuseLockedSides } from './request-sides.ts';
import { refuseMore, saidOfLines } from './step-quantities.ts';
import { takeIn } from './take-in.ts';

/** Takes in what has arrived and writes off what is lost, as often as a part arrives; what is named neither way stays on the road. */
export const receiveRequest: TransitionWork<HeldRequest, SaidIn<typeof stockRequest, 'receive'>> = {
  hold: async (context, id) => ({ row: await holdRequest(context, id, 'to') }),
  refuse: (context, { row }) => requireEnd(context, row, 'to'),
  notNow: RequestNotInTransit,
  async run(context, { row }, given) {
    const { tx, actor, branch } = context;
    if (row.approved_by_id === actor.user_id && !(await ownsBusiness(context))) throw ApproverReceives();
    const date = dayOfStep(context, given.date, row.sent_date);
    await refuseLockedSides(tx, row, date);
    const said = await saidOfLines({ tx, branchId: branch.id }, row.lines, given.lines, {
      keys: ['received', 'lost'],
      unnamed: (line) => ({ received: given.lines ? 0n : onTheRoad(line), lost: 0n }),
    });
    refuseMore(
      said.map(({ line, received, lost }) => ({ line, wanted: received + lost, most: onTheRoad(line) })),
      MoreThanSent,
    );
    const reasons = new Map(given.lines?.map(({ line_no, reason }) => [line_no, reason]));
    const changes = await takeIn(context, row, {
      step: 'receive',
      date,
      arriving: said.map((one) => ({ ...one, returned: 0n, reason: reasons.get(one.line.line_no) ?? null })),
    });
    await notifyOfRequest(context, row, 'received');
    return changes;
  },
};
