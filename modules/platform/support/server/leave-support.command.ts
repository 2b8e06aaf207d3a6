import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';

/** Takes one's own request back, or ends what one was allowed before its time is over. */
export const leaveSupport = defineCommand({
  name: 'platform.leave-support',
  route: 'PUT api/platform/support/end',
  permission: 'ask_support_access',
  fields: { id: f.id('support-access', { required: true }) },
  async run(context) {
    const { tx, input, services } = context;
    const [ended] = await tx.query<{ done: boolean }>('select ctx.end_support($1) as done', [input.id]);
    if (!ended?.done) throw NotFound();
    const [grant] = await tx.query<{ business_name: string }>(
      'select business_name from ctx.support_of_platform() where id = $1',
      [input.id],
    );
    await services.activities.write(context, [
      {
        entity: 'support-access',
        record_id: input.id,
        record_name: grant?.business_name ?? null,
        type: 'modification',
        changes: [{ field: 'state', before: 'open', after: 'ended' }],
      },
    ]);
    return { id: input.id };
  },
});
