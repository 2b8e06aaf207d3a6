import { newId } from '#core/ids.ts';
import { takeAsking } from '#modules/session/public.ts';
import { accessHashOf } from '#server-kit/auth/secrets.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { readText } from '../../reading/read-text.rules.ts';
import { WayInUnknown } from '../errors.ts';
import { ingestBody } from '../ingest.body.ts';
import { ingestedAnswer } from '../way-in.answer.ts';
import { businessOf, stampOf } from '../way-in.rules.ts';

/**
 * Takes a text from a telephone that has the secret of one account. It is answered alike whether it is new or came before, so that
 * the telephone does not send it again. Secrets that are none are counted by address.
 */
export const ingestText = defineGuestCall({
  name: 'transaction-message.ingest',
  route: 'POST api/transaction-message/ingest',
  permission: 'guest',
  fields: ingestBody.fields,
  takesForm: true,
  mostBytes: 4096,
  answers: ingestedAnswer,
  async run({ database, call, clock, input }) {
    const guess = await takeAsking(database.login, 'way-in', call.ip);
    const secret = /^Bearer (\S+)$/u.exec(call.authorization)?.[1] ?? input.secret ?? '';
    const business = businessOf(secret);
    const at = clock.now();
    const { text, from: sender } = input;
    // A secret code is kept nowhere.
    const stored = readText({ text, sender, business: '' }).kind !== 'otp';
    const isKnown =
      business !== null &&
      (await database.texts.forward({
        ...{ business, sender, at, secretHash: accessHashOf(secret), id: newId() },
        text: stored ? text : null,
        stampedAt: stampOf(input.sentStamp, at) ?? stampOf(input.receivedStamp, at),
      }));
    if (!isKnown) throw WayInUnknown();
    await guess.returned();
    return { stored };
  },
});
