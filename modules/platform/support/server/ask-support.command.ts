import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { askSupportBody, requirePlatform, SUPPORT_NOTICES, saidToOwners } from '#modules/session/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';

/** Asks the owner of a business to be let in, with a reason and for some hours. Until he allows it nothing is open. */
export const askSupport = defineCommand({
  name: 'platform.ask-support',
  route: 'POST api/platform/support',
  permission: 'ask_support_access',
  fields: askSupportBody.fields,
  async run(context) {
    const { tx, actor, input } = context;
    await requirePlatform(tx);
    const id = newId();
    const [asked] = await tx.query<{ done: boolean }>('select ctx.ask_support($1, $2, $3, $4) as done', [
      input.business_id,
      id,
      input.reason,
      input.hours,
    ]);
    if (!asked?.done) throw new InvalidFields({ business_id: { key: 'not_found' } });
    const said = saidToOwners(SUPPORT_NOTICES.asked, { person: actor.name, hours: input.hours });
    await tx.query('select ctx.tell_of_request($1, $2)', [id, said]);
    const [grant] = await tx.query<{ business_name: string }>(
      'select business_name from ctx.support_of_platform() where id = $1',
      [id],
    );
    await context.services.activities.write(context, [
      {
        entity: 'support-access',
        record_id: id,
        record_name: grant?.business_name ?? null,
        type: 'creation',
        changes: [{ field: 'hours', before: null, after: input.hours }],
        reason: input.reason,
      },
    ]);
    return { id };
  },
});
