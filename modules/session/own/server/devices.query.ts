import { z } from 'zod';
import { devicesAnswer } from '#modules/employee/device/devices.answer.ts';
import { DEVICE_CONDITIONS } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { workplacesOf } from '#server-kit/query/workplaces.ts';
import { liveDevices } from './live-devices.ts';
import { onePage } from './one-page.ts';

/** Where one is logged in; of somebody else only with the right to change him (permission-map, modify_employee). */
export const listDevices = defineQuery({
  name: 'device.list',
  route: 'GET api/device/list',
  permission: 'free_access',
  sometimes: ['modify_employee'],
  input: z.strictObject({
    user_id: z.uuid('not_id').optional(),
    condition: z.enum(DEVICE_CONDITIONS, { error: 'not_choice' }).default('all'),
  }),
  answers: devicesAnswer,
  async run(context) {
    const { tx, actor, clock, input } = context;
    const userId = input.user_id ?? actor.user_id;
    if (userId !== actor.user_id) requireToo(context, 'modify_employee');
    // Whoever works in no branch where the caller changes people does not exist for him.
    const places = workplacesOf(actor, 'modify_employee');
    if (userId !== actor.user_id) await findRow(user, userId, { ...context, workplaces: places });
    return onePage(await liveDevices(tx, userId, { condition: input.condition, at: clock.now() }));
  },
});
