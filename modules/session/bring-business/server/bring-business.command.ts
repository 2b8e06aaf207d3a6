import { addDays } from '#core/business-day.ts';
import { saidOnly } from '#core/said-only.ts';
import { readFeeTerms } from '#modules/branch/public.ts';
import { makeUsualRoles } from '#modules/employee/public.ts';
import type { Database } from '#server-kit/db/database.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { createBusiness, type MadeBusiness } from '../../first-start/server/create-business.ts';
import { bringBusinessBody } from '../bring-business.body.ts';
import { requirePlatform } from './require-platform.ts';

/**
 * An account of the platform makes an owner with his business and its first branch. It stands behind a wall of its own from
 * the first moment, and the owner chooses a password of his own as he logs in; whoever brought it keeps its name, its owner and its fees in sight, and nothing else.
 */
export const bringBusiness = (database: Database) =>
  defineCommand({
    name: 'platform.bring-business',
    route: 'POST api/platform/business',
    permission: 'create_business',
    idempotency: 'none',
    fields: bringBusinessBody.fields,
    async run(context): Promise<Pick<MadeBusiness, 'business_id' | 'branch_id' | 'owner_id'>> {
      const { tx, actor, branch, clock, input } = context;
      await requirePlatform(tx);
      const wanted = { ...saidOnly(input), currency: branch.currency };
      const { business_id, branch_id, owner_id } = await createBusiness(context, database, wanted, {
        isFurnished: true,
        isPasswordGiven: true,
        after: (inside) => makeUsualRoles(inside, wanted.business_type),
      });
      const { trial_days } = await readFeeTerms(tx);
      const until = addDays(today(clock, branch), trial_days - 1);
      await tx.query('select ctx.bring_business($1, $2)', [business_id, until]);
      await context.services.activities.write(context, [
        {
          entity: 'business',
          record_id: business_id,
          record_name: input.name,
          type: 'creation',
          changes: [],
        },
      ]);
      return { business_id, branch_id, owner_id: owner_id ?? actor.user_id };
    },
  });
