import { currencyCodes } from '#core/currencies.ts';
import { f } from '#core/fields.ts';
import { saidOnly } from '#core/said-only.ts';
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
    fields: {
      setup_code: typedSetupCode,
      name: f.text({ required: true, max: 80 }),
      business_type: f.choice(BUSINESS_TYPES),
      owner_name: f.text({ required: true, max: 80 }),
      owner_phone: f.text({ required: true, max: 40 }),
      owner_email: f.text({ max: 120 }),
      password: typedPassword,
      branch_name: f.text({ max: 80 }),
      currency: f.choice(currencyCodes),
      country: f.text({ max: 60 }),
      time_zone: f.text({ max: 60 }),
      vat_registered: f.flag(),
      price_mode: f.choice(['inclusive', 'exclusive']),
    },
    async run(context) {
      const { setup_code, ...rest } = context.input;
      const wanted = saidOnly(rest);
      await requireSetupCode(context, serverKey, setup_code ?? undefined);
      return createBusiness(context, context.database, wanted, {
        // A sample keeps nobody out: the owner of the installation has not begun yet.
        before: ({ tx }) => requireNobody(tx, () => context.database.samples.hasOwnLogins()),
        isFurnished: true,
        after: (inside) => makeUsualRoles(inside, wanted.business_type),
      });
    },
  });
