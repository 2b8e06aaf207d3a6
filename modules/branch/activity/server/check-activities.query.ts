import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { chainCheckAnswer } from '../chain-check.answer.ts';
import { checkChain } from './check-chain.ts';

/** Seals of one call: a chain of any length is followed call by call, so that none holds the database for long. */
const AT_ONCE = 5000;

const NOTHING = { sealed: 0, waiting: 0 };

/** Whether the activities are as they were sealed; the caller goes on from `position` until the chain is whole. */
export const checkActivities = defineQuery({
  name: 'activity.check',
  route: 'GET api/activity/check',
  permission: 'list_branch_activities',
  input: z.strictObject({
    after: z.coerce
      .number()
      .int('not_whole')
      .min(0, 'not_number')
      .max(Number.MAX_SAFE_INTEGER, 'too_large')
      .default(0),
  }),
  answers: chainCheckAnswer,
  async run({ tx, actor, input: { after } }) {
    const { position, hash, fault, isWhole } = await checkChain(tx, actor.business_id, {
      after,
      most: AT_ONCE,
    });
    const [counts] = await tx.query<{ sealed: number; waiting: number }>(
      `select coalesce((select max(position) from ctx.activity_seals), 0)::int as sealed,
         (select count(*) from ctx.unsealed_activities)::int as waiting`,
    );
    return { position, hash, fault, is_whole: isWhole, ...(counts ?? NOTHING) };
  },
});
