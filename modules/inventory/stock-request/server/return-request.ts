import type { SaidIn } from '#core/said-of-transition.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { MoreThanSent, RequestNotInTransit } from '../../errors.ts';
import type { stockRequest } from '../stock-request.entity.ts';
import { onTheRoad } from '../stock-request.rules.ts';
import { dayOfStep, type HeldRequest, holdRequest, requireEnd } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { refuseLockedSides } from './request-sides.ts';
import { refuseMore, saidOfLines } from './step-quantities.ts';
import { takeIn } from './take-in.ts';

/** What is on the road turns round, into the store that it left, with the value that it left with (A16). Either branch says so. */
export const returnRequest: TransitionWork<HeldRequest, SaidIn<typeof stockRequest, 'return'>> = {
  hold: async (context, id) => ({ row: await holdRequest(context, id, 'from') }),
  refuse: (context, { row }) =>
    requireEnd(context, row, context.branch.id === row.from_branch_id ? 'from' : 'to'),
  notNow: RequestNotInTransit,
  async run(context, { row }, given) {
    const { tx, branch } = context;
    const date = dayOfStep(context, given.date, row.sent_date);
    await refuseLockedSides(tx, row, date);
    const said = await saidOfLines({ tx, branchId: branch.id }, row.lines, given.lines, {
      keys: ['returned'],
      unnamed: (line) => ({ returned: given.lines ? 0n : onTheRoad(line) }),
    });
    refuseMore(
      said.map(({ line, returned }) => ({ line, wanted: returned, most: onTheRoad(line) })),
      MoreThanSent,
    );
    const changes = await takeIn(context, row, {
      step: 'return',
      date,
      arriving: said.map((one) => ({ ...one, received: 0n, lost: 0n, reason: given.reason ?? null })),
    });
    await notifyOfRequest(context, row, 'returned');
    return changes;
  },
};
