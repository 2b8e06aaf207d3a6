import { z } from 'zod';
import { currencyCodes } from '#core/currencies.ts';
import { lineOfText } from '#core/fields/text.ts';
import { BUSINESS_TYPES } from '#modules/branch/public.ts';
import { makeUsualRoles } from '#modules/employee/public.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { typedPassword } from '../../login/typed-password.ts';
import { createBusiness } from './create-business.ts';
import { requireNobody } from './require-nobody.ts';

/** The first start: while nobody can log in but to a sample, whoever opens the page makes the first business and its owner. */
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
      // A sample keeps nobody out: the owner of the installation has not begun yet.
      before: ({ tx }) => requireNobody(tx, () => context.database.samples.hasOwnLogins()),
      isFurnished: true,
      after: (inside) => makeUsualRoles(inside, context.input.business_type),
    }),
});
