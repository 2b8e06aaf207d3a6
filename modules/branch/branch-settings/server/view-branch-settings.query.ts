import { z } from 'zod';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { settingsAnswer } from '../branch-settings.answer.ts';
import { settingsOnWire } from './settings-on-wire.ts';

/**
 * The settings of the branch one works in, whether an SMS leaves this installation at all, and whether it may lead to this server;
 * rights count per branch, so another one is asked for in its own name.
 */
export const viewBranchSettings = defineQuery({
  name: 'branch.settings',
  route: 'GET api/branch/settings',
  permission: 'access_branch_settings',
  input: z.strictObject({ id: z.uuid('not_id') }),
  describes: settingsAnswer,
  async run(context) {
    if (context.input.id !== context.branch.id) throw NotFound();
    const { services, call } = context;
    return {
      ...(await settingsOnWire(context)),
      sends_sms: services.sendsBy('sms'),
      has_address: services.addressForOthers(call.origin) !== null,
    };
  },
});
