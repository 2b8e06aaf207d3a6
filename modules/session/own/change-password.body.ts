import { defineBody } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { typedPassword } from '../login/typed-password.ts';

/** A new password against the old one. */
export const changePasswordBody = defineBody({
  fields: {
    current_password: typedPassword,
    new_password: typedPassword,
    /** Programs go on with the tokens that they have. */
    keep_tokens: f.flag({ default: false }),
  },
});
