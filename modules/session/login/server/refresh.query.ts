import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { NoBranch } from '../../errors.ts';
import { readCaller } from '../../guard/server/caller-row.ts';
import { loggedInUser } from '../../guard/server/logged-in-user.ts';
import { readSupported } from '../../support/server/supported-row.ts';

/** The user as he is now (specification §7, call 7): asked when the app starts and whenever something about him changes. */
export const refresh = defineQuery({
  name: 'user.refresh',
  route: 'GET api/user/refresh',
  permission: 'free_access',
  beforeFactor: true,
  input: z.strictObject({}),
  async run({ tx, actor, branch, clock }) {
    const row = await (actor.support ? readSupported(tx, branch.id) : readCaller(tx, branch.id));
    if (!row) throw NoBranch();
    return loggedInUser(row, { actor, branch }, clock.now());
  },
});
