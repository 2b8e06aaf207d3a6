import { isPossible, isPosted } from '#core/define-states.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { RequestInTransit } from '../../errors.ts';
import { releaseStock } from '../../stock/server/reservations.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { reservedOf } from './dispatch-request.ts';
import { type HeldRequest, holdRequest, requireEnd } from './hold-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';

/** A no: nothing is sent, and what was promised is free again. It stands on the request with its reason. */
function answerNo(status: 'not approved' | 'declined'): TransitionWork<HeldRequest> {
  return {
    async hold(context, id) {
      return { row: await holdRequest(context, id, 'from') };
    },
    async refuse(context, { row }) {
      await requireEnd(context, row, 'from');
      if (isPosted(stockRequest, row)) throw RequestInTransit();
    },
    async run(context: CommandContext, { row }, { reason }) {
      if (isPossible(stockRequest, row, 'dispatch'))
        await releaseStock(context.tx, context.branch, reservedOf(row));
      await notifyOfRequest(context, row, status);
      return { reason: reason ?? null };
    },
  };
}

export const rejectRequest = answerNo('not approved');
export const declineRequest = answerNo('declined');
