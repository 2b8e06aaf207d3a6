import { f } from '#core/fields.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { takeTime } from '#modules/branch/public.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { NoSample, NotTheBusiness } from '../../errors.ts';

/**
 * Removes a business that was made to try things with, all of it, for its owner who types its name: no table knows of it
 * afterwards, and whoever was logged in there is out. Nothing notes it either; there is nobody left whom it would concern.
 */
export const removeSample = defineCommand({
  name: 'business.remove-sample',
  route: 'POST api/business/remove-sample',
  permission: 'reset_branch_data',
  idempotency: 'none',
  fields: { name: f.text({ required: true, max: 120 }) },
  async run({ tx, actor, input }) {
    if (actor.account_type !== 'owner') throw PermissionDenied();
    const [found] = await tx.query<{ name: string; is_sample: boolean }>(
      `select name, ctx.is_sample() as is_sample from ${business.table} where id = $1`,
      [actor.business_id],
    );
    if (!found?.is_sample) throw NoSample();
    if (input.name !== found.name) throw NotTheBusiness();
    await takeTime(tx);
    const [done] = await tx.query<{ rows: string }>('select ctx.remove_sample()::text as rows');
    return { rows: Number(done?.rows ?? 0) };
  },
});
