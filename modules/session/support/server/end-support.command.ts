import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { SupportNotWaiting } from '../../errors.ts';
import { noteGrant } from './note-grant.ts';

/** Refuses what was asked, or ends what was allowed: the next call of the person finds nothing any more. */
export const endSupport = defineCommand({
  name: 'support-access.end',
  route: 'PUT api/support-access/end',
  permission: 'access_branch_settings',
  isPersonal: true,
  fields: { id: f.id('support-access', { required: true }) },
  async run(context) {
    const { tx, input } = context;
    const [answer] = await tx.query<{ done: boolean }>('select ctx.end_support($1) as done', [input.id]);
    if (!answer?.done) throw SupportNotWaiting();
    await noteGrant(context, input.id, { before: 'open', after: 'ended' });
    return { id: input.id };
  },
});
