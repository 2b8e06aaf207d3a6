import { z } from 'zod';
import { user } from '#modules/employee/user/user.entity.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { type CurrentShift, currentShiftAnswer } from '../current-shift.answer.ts';
import { shift } from '../shift.entity.ts';

/** The shift into which the caller sells: the own one that is open, else that of the till which the branch uses by default. */
export const currentShift = defineQuery({
  name: 'shift.current',
  route: 'GET api/shift/current',
  permission: 'create_sale',
  input: z.strictObject({}),
  answers: currentShiftAnswer,
  async run({ tx, branch, actor, clock }) {
    const [open] = await tx.query<NonNullable<CurrentShift['shift']>>(
      `select s.id, s.number, s.opened_on::text, a.name as account_name, u.name as opened_by,
              s.created_by = $2 as is_own, s.opened_on < $3 as is_left_open
       from ${shift.table} s
       join ${account.table} a on a.business_id = s.business_id and a.id = s.account_id
       left join ${user.table} u on u.business_id = s.business_id and u.id = s.created_by
       where s.branch_id = $1 and s.closed_at is null and s.deleted_at is null
         and (s.created_by = $2 or a.is_default)
       order by s.created_by = $2 desc, s.opened_at desc limit 1`,
      [branch.id, actor.user_id, today(clock, branch)],
    );
    return { is_required: branch.settings.shift_required === true, shift: open ?? null };
  },
});
