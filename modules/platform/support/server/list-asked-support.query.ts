import { z } from 'zod';
import type { GivenFor } from '#core/define-answer.ts';
import { requirePlatform } from '#modules/session/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { askedSupportAnswer } from '../asked-support.answer.ts';

/** What the platform asked of businesses and how it stands; `is_own` says who may enter by it. */
export const listAskedSupport = defineQuery({
  name: 'platform.support',
  route: 'GET api/platform/support',
  permission: 'ask_support_access',
  input: z.strictObject({}),
  answers: askedSupportAnswer,
  async run({ tx, actor }) {
    await requirePlatform(tx);
    return tx.query<GivenFor<typeof askedSupportAnswer>[number]>(
      `select id, business_id, business_name, person, user_id = $1 as is_own, reason, hours, state,
              asked_at, until, ended_at, ended_by
       from ctx.support_of_platform()`,
      [actor.user_id],
    );
  },
});
