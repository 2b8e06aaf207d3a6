import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { OnlyOwnersAllow, SupportNotWaiting } from '../../errors.ts';
import { noteGrant } from './note-grant.ts';
import { requireAllOfSupport } from './require-all-of-support.ts';

/** An owner lets somebody of the platform read in his business, for as many hours as were asked for. */
export const allowSupport = defineCommand({
  name: 'support-access.allow',
  route: 'PUT api/support-access/allow',
  permission: 'access_branch_settings',
  isPersonal: true,
  fields: { id: f.id('support-access', { required: true }) },
  async run(context) {
    const { tx, actor, input } = context;
    if (actor.account_type !== 'owner' || !actor.session_id) throw OnlyOwnersAllow();
    await requireAllOfSupport(context);
    const [answer] = await tx.query<{ done: boolean }>('select ctx.allow_support($1) as done', [input.id]);
    if (!answer?.done) throw SupportNotWaiting();
    await noteGrant(context, input.id, { before: 'asked', after: 'open' });
    return { id: input.id };
  },
});
