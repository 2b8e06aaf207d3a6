import type { RowOf } from '#core/define-entity.ts';
import { ownsBusiness } from '#modules/employee/public.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { OwnShift } from '../errors.ts';
import type { shift } from '../shift.entity.ts';

/** Somebody looks at what was counted who opened, closed or counted it at no time; an owner may look at his own, in a shop of one there is nobody else. */
export const reviewing: TransitionWork<{ row: RowOf<typeof shift> & Row }> = {
  async refuse(context, { row }) {
    const counted = [
      row.created_by,
      row.closed_by_id,
      ...row.counts.map(({ counted_by_id }) => counted_by_id),
    ];
    if (counted.includes(context.actor.user_id) && !(await ownsBusiness(context))) throw OwnShift();
  },
};
