import { z } from 'zod';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { settingsOnWire } from './settings-on-wire.ts';

/**
 * The settings of the branch one works in, and whether an SMS leaves this installation at all; rights count per branch,
 * so another one is asked for in its own name.
 */
export const viewBranchSettings = defineQuery({
  name: 'branch.settings',
  route: 'GET api/branch/settings',
  permission: 'access_branch_settings',
  input: z.strictObject({ id: z.uuid('not_id') }),
  async run(context) {
    if (context.input.id !== context.branch.id) throw NotFound();
    return { ...(await settingsOnWire(context)), sends_sms: context.services.sendsBy('sms') };
  },
});
