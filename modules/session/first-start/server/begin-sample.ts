import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { CallContext, CommandContext } from '#server-kit/operation/context.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { NoSampleHere } from '../../errors.ts';
import { sampleLoginAnswer } from '../first-start.answer.ts';
import { typedSetupCode } from './check-setup-code.ts';
import { requireNobody } from './require-nobody.ts';
import { requireSetupCode } from './setup-code.ts';

/** Makes a business to look around in. */
export interface FirstSample {
  /**
   * Answers how its owner logs in as soon as it stands; its trade is made meanwhile, and the first start tells how far that
   * is. `before` refuses in the transaction in which the business is made.
   */
  begin(
    context: CallContext,
    before: (context: CommandContext) => Promise<void>,
  ): Promise<{ phone_number: string; password: string }>;
}

/** A first look around: only while nobody can log in at all, so no sample ever comes into an installation at work. */
export const beginSample = (serverKey: ServerKey, sample: FirstSample | undefined) =>
  defineGuestCall({
    name: 'first-start.begin-sample',
    route: 'POST api/first-start/sample',
    permission: 'guest',
    fields: { setup_code: typedSetupCode },
    answers: sampleLoginAnswer,
    async run(context) {
      const { database } = context;
      // What was left half goes before another is made; where somebody works, no guest sets anything going.
      await requireSetupCode(context, serverKey, context.input.setup_code ?? undefined);
      if (!sample) throw NoSampleHere();
      return sample.begin(context, ({ tx }) => requireNobody(tx, () => database.login.hasAny()));
    },
  });
