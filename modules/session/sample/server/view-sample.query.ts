import { z } from 'zod';
import { business } from '#modules/branch/business/business.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';

/** Whether the business was made to try things with, and the name that its owner types to remove it. */
export const viewSample = defineQuery({
  name: 'business.view-sample',
  route: 'GET api/business/sample',
  permission: 'reset_branch_data',
  input: z.strictObject({}),
  async run({ tx, actor }) {
    const [found] = await tx.query<{ name: string; is_sample: boolean }>(
      `select name, ctx.is_sample() as is_sample from ${business.table} where id = $1`,
      [actor.business_id],
    );
    const is_sample = found?.is_sample === true && actor.account_type === 'owner';
    return { is_sample, name: is_sample ? found.name : null };
  },
});
