import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { accessHashOf, newSecret } from '#server-kit/auth/secrets.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { sealMessage } from '#server-kit/post/message.ts';
import { loginNameOf } from '../../login/login-name.rules.ts';
import { takeGuess, takeMessage } from '../../login/server/guess-limits.ts';
import { askedCodeAnswer } from '../recovery.answer.ts';
import { RECOVERY_MESSAGE } from '../recovery.words.ts';
import { codeMac, newCode, shownCode } from './recovery-code.ts';
import { CODE_MINUTES, type RecoveryMeans } from './recovery-means.ts';

/**
 * Sends a code to a phone number or e-mail address, if somebody logs in with it. Whether anybody does is nobody's
 * business: answer, statements and rows are the same either way, and the message leaves after the answer.
 */
export const forgotPassword = ({ codeKey, messageKey, post }: RecoveryMeans) =>
  defineGuestCall({
    name: 'user.forgot-password',
    route: 'POST api/user/forgot-password',
    permission: 'guest',
    fields: { username: f.text({ required: true, max: 120 }) },
    answers: askedCodeAnswer,
    async run({ database, call, language, input }) {
      const name = loginNameOf(input.username);
      await takeGuess(database.login, 'forgot-password', name, call.ip);
      await takeMessage(database.login, name);
      const [request, code, id] = [newSecret(), newCode(), newId()];
      const requestHash = accessHashOf(request);
      const channel = name.includes('@') ? ('email' as const) : ('sms' as const);
      const words = { code: shownCode(code), minutes: CODE_MINUTES };
      const message = {
        to: name,
        subject: say(RECOVERY_MESSAGE.subject, language),
        text: say(RECOVERY_MESSAGE.text, language, words),
      };
      await database.recovery.ask({
        name,
        request: requestHash,
        code: codeMac(code, requestHash, codeKey),
        message: { id, channel, sealed: sealMessage(message, id, messageKey) },
        lifeSeconds: CODE_MINUTES * 60,
      });
      post.nudge();
      return { request, channel, minutes: CODE_MINUTES };
    },
  });
