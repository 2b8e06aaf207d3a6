import { z } from 'zod';
import { currencyCodes } from '#core/currencies.ts';
import { lineOfText } from '#core/fields/text.ts';
import { BUSINESS_TYPES } from '#modules/branch/public.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { AlreadyStarted } from '../../errors.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { createBusiness } from './create-business.ts';

/** The first start: while nobody can log in, whoever opens the page makes the first business and its owner. */
export const startFirst = defineGuestCall({
  name: 'first-start.make',
  route: 'POST api/first-start',
  permission: 'guest',
  input: z.strictObject({
    name: lineOfText(80),
    business_type: z.enum(BUSINESS_TYPES, { error: 'not_choice' }).optional(),
    owner_name: lineOfText(80),
    owner_phone: lineOfText(40),
    owner_email: lineOfText(120).optional(),
    password: typedPassword,
    branch_name: lineOfText(80).optional(),
    currency: z.enum(currencyCodes, { error: 'not_choice' }).optional(),
    country: lineOfText(60).optional(),
    time_zone: lineOfText(60).optional(),
    vat_registered: z.boolean({ error: 'not_flag' }).optional(),
    price_mode: z.enum(['inclusive', 'exclusive'], { error: 'not_choice' }).optional(),
  }),
  run: (context) =>
    createBusiness(context, context.database, context.input, {
      before: ({ tx }) => requireNobody(tx, context.database),
    }),
});

/** Two people who press the button at once take turns: the second one finds that somebody can log in already. */
async function requireNobody(
  tx: { query(text: string): Promise<unknown> },
  database: Database,
): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('onepos first start'))");
  if (await database.login.hasAny()) throw AlreadyStarted();
}
