import { z } from 'zod';
import type { GivenFor } from '#core/define-answer.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { supportAnswer } from '../support.answer.ts';

/** Who of the platform asked to look into the business, why, for how long, and what became of it. */
export const listSupport = defineQuery({
  name: 'support-access.list',
  route: 'GET api/support-access',
  permission: 'access_branch_settings',
  input: z.strictObject({}),
  answers: supportAnswer,
  async run({ tx }) {
    return tx.query<GivenFor<typeof supportAnswer>[number]>(
      `select id, person, reason, hours, state, asked_at, allowed_at, allowed_by, until, ended_at, ended_by
       from ctx.support_here()`,
    );
  },
});
