import { f } from '#core/fields.ts';
import { accessHashOf, newSecret } from '#server-kit/auth/secrets.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { WrongCode } from '../../errors.ts';
import { takeGuess } from '../../login/server/guess-limits.ts';
import { rightCodeAnswer } from '../recovery.answer.ts';
import { codeMac } from './recovery-code.ts';
import { CODE_MINUTES, type RecoveryMeans } from './recovery-means.ts';

/**
 * The code of the message against the browser that asked for it becomes, once, the right to choose a new password. A
 * wrong code, a spent one, one out of time and one that was never sent have one answer.
 */
export const verify = ({ codeKey }: RecoveryMeans) =>
  defineGuestCall({
    name: 'user.verify',
    route: 'POST api/user/verify',
    permission: 'guest',
    fields: {
      request: f.secret({ required: true, max: 60 }),
      code: f.text({ required: true, max: 20 }),
    },
    answers: rightCodeAnswer,
    async run({ database, call, input }) {
      const requestHash = accessHashOf(input.request);
      const guess = await takeGuess(database.login, 'verify', requestHash, call.ip);
      const token = newSecret();
      const mac = codeMac(input.code, requestHash, codeKey);
      const isRight = await database.recovery.tryCode(
        requestHash,
        mac,
        accessHashOf(token),
        CODE_MINUTES * 60,
      );
      if (!isRight) throw WrongCode();
      await guess.returned();
      return { token, minutes: CODE_MINUTES };
    },
  });
