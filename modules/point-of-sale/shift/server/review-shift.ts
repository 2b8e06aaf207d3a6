import type { RowOf } from '#core/define-entity.ts';
import { ownsBusiness } from '#modules/employee/public.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { OwnShift } from '../errors.ts';
import type { shift } from '../shift.entity.ts';

/** Somebody looks at what a count found who did not make it; an owner may look at his own, in a shop of one there is nobody else. */
export const reviewing: TransitionWork<{ row: RowOf<typeof shift> & Row }> = {
  async refuse(context, { row }) {
    const me = context.actor.user_id;
    if ((row.created_by === me || row.closed_by_id === me) && !(await ownsBusiness(context)))
      throw OwnShift();
  },
};
