import { f } from '#core/fields.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { GuestContext } from '#server-kit/operation/context.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { GivenPasswordEnded, NewPasswordNeeded, OtpNeeded, WrongLogin, WrongOtp } from '../../errors.ts';
import { type FactorKeys, factorKeys, provesFactor } from '../../two-factor/server/second-factor.ts';
import { loginNameOf } from '../login-name.rules.ts';
import { typedPassword, typedPasswordIfAny } from '../typed-password.ts';
import { type KnownPerson, personOf } from './check-password.ts';
import { choosePassword } from './choose-password.ts';
import { takeGuess, takeOtp } from './guess-limits.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts';
import { openSession } from './open-session.ts';

/** A name (phone number or e-mail address) and a password become a session. */
export const login = (serverKey: ServerKey) => {
  const keys = factorKeys(serverKey);
  return defineGuestCall({
    name: 'user.login',
    route: 'POST api/user/login',
    permission: 'guest',
    fields: {
      username: f.text({ required: true, max: 120 }),
      password: typedPassword,
      otp: f.text({ max: 20 }),
      /** In the place of one that somebody else has chosen. */
      new_password: typedPasswordIfAny,
    },
    async run(context) {
      const { database, call, input } = context;
      const account = loginNameOf(input.username);
      const browser = knownBrowserOf(account, call, serverKey);
      const guess = await takeGuess(database.login, 'login', account, call.ip, browser);
      const person = await personOf(database.login, input.username, input.password, call.known);
      if (!person) throw WrongLogin();
      await guess.returned();
      const { new_password } = input;
      // Asked first: a code is spent by being typed.
      if (person.givenUntil && person.givenUntil <= context.clock.now()) throw GivenPasswordEnded();
      if (person.givenUntil && !new_password) throw NewPasswordNeeded();
      await requireSecondFactor(context, person, input.otp, keys);
      if (person.givenUntil && new_password)
        await choosePassword(context, person, { ...input, new_password });
      await database.login.proveName(account, person);
      const opened = await openSession(context, person, serverKey);
      if (!browser) context.setCookie(knownBrowserCookie(account, call, serverKey));
      return opened;
    },
  });
};

/** Whoever turned it on proves it with every login, whatever browser it is. */
async function requireSecondFactor(
  { database, clock, call }: GuestContext,
  person: KnownPerson,
  otp: string | null,
  keys: FactorKeys,
): Promise<void> {
  const factor = await database.secondFactor.read(person.businessId, person.userId);
  if (!factor?.isOn) return;
  if (!otp) throw OtpNeeded();
  if (call.known) call.known.factor = 'code';
  const guess = await takeOtp(database.login, person.userId);
  if (!(await provesFactor(database.secondFactor, factor.sealed, person, otp, clock.now(), keys)))
    throw WrongOtp();
  await guess.returned();
}
