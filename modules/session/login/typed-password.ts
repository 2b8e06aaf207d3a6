import { f } from '#core/fields.ts';
import { user } from '#modules/employee/user/user.entity.ts';

/**
 * A password in a body, exactly as it was typed: a blank at either end is part of it, as at login. Whether it is good
 * enough to be somebody's password is asked where it is set (specification section 5).
 */
export const typedPassword = f.secret({
  required: true,
  secret: true,
  max: user.fields.password.options.max,
});

/** The same where it may be left out. */
export const typedPasswordIfAny = f.secret({ secret: true, max: user.fields.password.options.max });
