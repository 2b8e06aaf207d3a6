import { InvalidFields } from '#core/errors.ts';
import { say } from '#core/i18n/language.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { hashPassword } from '#server-kit/auth/password-hash.ts';
import { requireProof } from '#server-kit/auth/require-proof.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { OWN_TEXTS } from '../own.words.ts';
import { problemOfPin } from '../pin.rules.ts';
import { setPinBody } from '../set-pin.body.ts';

/**
 * The PIN by which somebody approves on the tills of others, or none. He sets it himself, by his password: whoever set it for
 * him, or found his session open, would approve in his name.
 */
export const setPin = defineCommand({
  name: 'user.set-pin',
  route: 'PUT api/user/pin',
  permission: 'free_access',
  idempotency: 'none',
  isPersonal: true,
  fields: setPinBody.fields,
  async run(context) {
    const { tx, actor, input, language } = context;
    if (!actor.session_id) throw PermissionDenied();
    requireProof(context);
    const { pin } = input;
    const problem = pin === null ? null : problemOfPin(pin);
    if (problem) throw new InvalidFields({ pin: problem });
    const person = await tx.lock(user, actor.user_id);
    await tx.query('select ctx.set_pin($1)', [pin === null ? null : await hashPassword(pin)]);
    const said = pin === null ? OWN_TEXTS.pinDropped : OWN_TEXTS.pinSet;
    tx.noteChange(user, person, [], said);
    return say(said, language);
  },
});
