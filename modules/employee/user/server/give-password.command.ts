import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { requireProof } from '#server-kit/auth/require-proof.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { OutlastsToken, OwnAccess } from '../../errors.ts';
import { requireWithinOwnAccess } from '../../grant/server/check-grants.ts';
import { endOfGiven, GIVEN_PASSWORD_DAYS } from '../../password/given-password.rules.ts';
import { LONGEST_PASSWORD } from '../../password/password.rules.ts';
import { GIVEN_PASSWORD } from '../new-login.words.ts';
import { user } from '../user.entity.ts';
import { endAccess } from './end-access.ts';
import { setPassword } from './set-password.ts';
import { tellOfAccount } from './tell-of-account.ts';

/**
 * A password for somebody who has lost his. It is good for one login, at which he chooses another; until then nothing of his
 * goes on. He and the owners are told, and so the one who set it does not act in his name unseen.
 */
export const givePassword = defineCommand({
  name: 'user.give-password',
  route: 'PUT api/user/password',
  permission: 'modify_employee',
  idempotency: 'none',
  fields: {
    id: f.id('user', { required: true }),
    password: f.secret({ required: true, secret: true, max: LONGEST_PASSWORD }),
  },
  async run(context) {
    const { tx, actor, clock, input } = context;
    if (input.id === actor.user_id) throw OwnAccess();
    // With a password that it set, a token would become the person and outlast its end.
    if (actor.token_id) throw OutlastsToken();
    requireProof(context);
    const person = await tx.lock(user, input.id);
    await requireWithinOwnAccess(context, [person], user.permissions.modify);
    await setPassword(tx, person, input.password, { givenUntil: endOfGiven(clock.now()) });
    await endAccess(context, [input.id]);
    tx.noteChange(user, person, [], GIVEN_PASSWORD.reason);
    const params = {
      who: actor.name,
      date: clock.now().toISOString().slice(0, 10),
      days: String(GIVEN_PASSWORD_DAYS),
    };
    await tellOfAccount(context, person, [person.phone_number, person.email], { ...GIVEN_PASSWORD, params });
    return say(GIVEN_PASSWORD.given, context.language, { days: GIVEN_PASSWORD_DAYS });
  },
});
