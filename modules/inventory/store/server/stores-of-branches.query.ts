import { z } from 'zod';
import { holdsRight, rightsOfActor, storesOfBranchesAnswer } from '#modules/employee/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { store } from '../store.entity.ts';

const RIGHT = store.permissions.list;

/** The stores of every branch in which the caller may list them, for deciding who may use which. */
export const storesOfBranches = defineQuery({
  name: 'store.of-branches',
  route: 'GET api/store/of-branches',
  permission: RIGHT,
  input: z.strictObject({}),
  answers: storesOfBranchesAnswer,
  async run(context) {
    const mayList = await holdsRight(context, RIGHT);
    const branches = [...(await rightsOfActor(context)).keys()].filter(mayList);
    return context.tx.query<{ id: string; name: string; branch_id: string }>(
      `select id, name, branch_id from ${store.table}
       where branch_id = any($1) and deleted_at is null
       order by branch_id, lower(name), id`,
      [branches],
    );
  },
});
