import { z } from 'zod';
import { user } from '#modules/employee/user/user.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';

/** How one is known, what one may do where, and how one likes it: the record of the form of one's own profile. */
export const viewOwnSettings = defineQuery({
  name: 'user.own-settings',
  route: 'GET api/user/settings',
  permission: 'free_access',
  beforeFactor: true,
  input: z.strictObject({}),
  answers: { entity: user, form: 'row' },
  run: (context) => findRow(user, context.actor.user_id, context),
});
