import { z } from 'zod';
import { currencyCodes } from '#core/currencies.ts';
import { lineOfText } from '#core/fields/text.ts';
import { BUSINESS_TYPES } from '#modules/branch/public.ts';
import { makeUsualRoles } from '#modules/employee/public.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { typedSetupCode } from './check-setup-code.ts';
import { createBusiness } from './create-business.ts';
import { requireNobody } from './require-nobody.ts';
import { requireSetupCode } from './setup-code.ts';

/**
 * The first start: while nobody can log in but to a sample, whoever sits at the machine of the server, or knows its setup
 * code, makes the first business and its owner.
 */
export const startFirst = (serverKey: ServerKey) =>
  defineGuestCall({
    name: 'first-start.make',
    route: 'POST api/first-start',
    permission: 'guest',
    input: z.strictObject({
      setup_code: typedSetupCode,
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
    async run(context) {
      const { setup_code, ...wanted } = context.input;
      await requireSetupCode(context, serverKey, setup_code);
      return createBusiness(context, context.database, wanted, {
        // A sample keeps nobody out: the owner of the installation has not begun yet.
        before: ({ tx }) => requireNobody(tx, () => context.database.samples.hasOwnLogins()),
        isFurnished: true,
        after: (inside) => makeUsualRoles(inside, wanted.business_type),
      });
    },
  });
