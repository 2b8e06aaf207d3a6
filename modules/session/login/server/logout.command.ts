import { say } from '#core/i18n/language.ts';
import { device } from '#modules/employee/device/device.entity.ts';
import { endCookie } from '#server-kit/auth/session-cookie.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { LOGIN_TEXTS } from '../login.words.ts';

/** Ends the session one calls with: cookie and header open nothing once this is answered. */
export const logout = defineCommand({
  name: 'user.logout',
  route: 'PUT api/user/logout',
  permission: 'free_access',
  beforeFactor: true,
  isPersonal: true,
  fields: {},
  async run({ tx, actor, call, setCookie, language }) {
    if (actor.device_id) await tx.remove(device, [await tx.lock(device, actor.device_id)]);
    setCookie(endCookie(call.isSecure));
    return say(LOGIN_TEXTS.loggedOut, language);
  },
});
