import type { SessionUser } from '../session/session-user.ts';
import { inputsOf, type SavedLook } from './saved-look.ts';
import { THEME_SETTINGS, type ThemeSetting } from './theme-setting.ts';

/** Product default, then the user's settings, then those of the branch, which win (ui.md §2). */
export function lookOfUser({ settings, branch_settings }: SessionUser): SavedLook {
  const asked = settings.theme as ThemeSetting;
  const theme = THEME_SETTINGS.includes(asked) ? asked : 'automatic';
  return { theme, inputs: inputsOf({ ...settings, ...branch_settings }) };
}
