import type { Language } from '#core/i18n/language.ts';
import { call } from '#web-kit/api/client.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import type { ThemeSetting } from '#web-kit/theme/theme-setting.ts';

/** What somebody pressed on the pages before the login; absent where he left it as it was. */
export interface ChosenBefore {
  theme?: ThemeSetting;
  language?: Language;
}

/**
 * What was chosen before the login becomes the user's own setting where he has none yet, so that it stays after it. A
 * setting that he has wins: somebody else may have pressed at this device.
 */
export async function saveChosen(user: SessionUser, chosen: ChosenBefore): Promise<SessionUser> {
  const settings = {
    ...(chosen.theme && user.settings.theme === 'automatic' ? { theme: chosen.theme } : {}),
    ...(chosen.language && user.settings.language === null ? { language: chosen.language } : {}),
  };
  if (Object.keys(settings).length === 0) return user;
  try {
    await call('PUT', 'user/settings', { body: { settings } });
  } catch {
    // Nobody is kept out for a colour; the settings page sets it as well.
    return user;
  }
  return { ...user, settings: { ...user.settings, ...settings } };
}
