import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { lineOfText } from '#core/fields/text.ts';
import { BUSINESS_TYPES, readFeeTerms } from '#modules/branch/public.ts';
import { makeUsualRoles } from '#modules/employee/public.ts';
import type { Database } from '#server-kit/db/database.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { createBusiness, type MadeBusiness } from '../../first-start/server/create-business.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { requirePlatform } from './require-platform.ts';

/**
 * An account of the platform makes an owner with his business and its first branch. It stands behind a wall of its own from
 * the first moment; whoever brought it keeps its name, its owner and its fees in sight, and nothing else.
 */
export const bringBusiness = (database: Database) =>
  defineCommand({
    name: 'platform.bring-business',
    route: 'POST api/platform/business',
    permission: 'create_business',
    idempotency: 'none',
    input: z.strictObject({
      name: lineOfText(120),
      business_type: z.enum(BUSINESS_TYPES, { error: 'not_choice' }).optional(),
      owner_name: lineOfText(80),
      owner_phone: lineOfText(30),
      owner_email: z.string().trim().max(120, 'too_long').optional(),
      password: typedPassword,
      branch_name: lineOfText(80).optional(),
    }),
    async run(context): Promise<Pick<MadeBusiness, 'business_id' | 'branch_id' | 'owner_id'>> {
      const { tx, actor, branch, clock, input } = context;
      await requirePlatform(tx);
      const { owner_email, branch_name, business_type, ...needed } = input;
      const wanted = {
        ...needed,
        ...(owner_email ? { owner_email } : {}),
        ...(branch_name ? { branch_name } : {}),
        ...(business_type ? { business_type } : {}),
        currency: branch.currency,
      };
      const { business_id, branch_id, owner_id } = await createBusiness(context, database, wanted, {
        isFurnished: true,
        after: (inside) => makeUsualRoles(inside, business_type),
      });
      const { trial_days } = await readFeeTerms(tx);
      const until = addDays(today(clock, branch), trial_days - 1);
      await tx.query('select ctx.bring_business($1, $2)', [business_id, until]);
      await context.engine.activities.write(context, [
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
