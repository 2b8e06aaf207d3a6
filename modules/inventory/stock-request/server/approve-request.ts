import type { SaidIn } from '#core/said-of-transition.ts';
import { ownsBusiness } from '#modules/employee/public.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { MoreThanRequested, OwnRequest, RequestChanged, RequestNotPending } from '../../errors.ts';
import { reserveStock } from '../../stock/server/reservations.ts';
import type { stockRequest } from '../stock-request.entity.ts';
import { type HeldRequest, holdRequest, requireEnd } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { refuseMore, saidOfLines } from './step-quantities.ts';

/** Promises what was asked for, or less of it: it is reserved in the store that it comes from until it is sent. */
export const approveRequest: TransitionWork<HeldRequest, SaidIn<typeof stockRequest, 'approve'>> = {
  hold: async (context, id) => ({ row: await holdRequest(context, id, 'from') }),
  refuse: (context, { row }) => requireEnd(context, row, 'from'),
  notNow: RequestNotPending,
  async run(context, { row }, { version, lines }) {
    const { tx, actor, branch, clock } = context;
    if (version !== null && version !== row.version) throw RequestChanged();
    if (row.created_by === actor.user_id && !(await ownsBusiness(context))) throw OwnRequest();
    const said = await saidOfLines({ tx, branchId: branch.id }, row.lines, lines, {
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
    await notifyOfRequest(context, row, 'approved');
    return {
      approved_by_id: actor.user_id,
      approved_at: clock.now(),
      lines: said.map(({ line, approved }) => ({ ...line, approved })),
    };
  },
};
