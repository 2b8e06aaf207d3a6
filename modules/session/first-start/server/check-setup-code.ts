import { f } from '#core/fields.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { rightSetupCodeAnswer } from '../first-start.answer.ts';
import { requireSetupCode } from './setup-code.ts';

/** What is typed as the code of the installation. */
export const typedSetupCode = f.text({ max: 40 });

/** Whether a setup code is right, asked before the form of the first start is filled in. */
export const checkSetupCode = (serverKey: ServerKey) =>
  defineGuestCall({
    name: 'first-start.check-setup-code',
    route: 'POST api/first-start/setup-code',
    permission: 'guest',
    fields: { setup_code: typedSetupCode },
    answers: rightSetupCodeAnswer,
    async run(context) {
      await requireSetupCode(context, serverKey, context.input.setup_code ?? undefined);
      return { right: true };
    },
  });
