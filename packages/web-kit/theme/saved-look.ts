import type { ThemeInputs } from '#ui/theme/apply-theme.ts';
import { THEME_SETTINGS, type ThemeSetting } from './theme-setting.ts';

/** The look this device last had; `first-paint.js` reads the same text before the first paint. */
export interface SavedLook {
  theme: ThemeSetting;
  inputs: ThemeInputs;
}

/** Under which name the look is kept in local storage. */
export const SAVED_LOOK = 'look';

export function savedLook(): SavedLook {
  return readLook(localStorage.getItem(SAVED_LOOK)) ?? { theme: 'automatic', inputs: {} };
}

/** Of a kept look the theme of the device without what the branch looks like; null where none was chosen. */
export function themeAlone(kept: string | null): string | null {
  const look = readLook(kept);
  return look && JSON.stringify({ theme: look.theme, inputs: {} } satisfies SavedLook);
}

function readLook(kept: string | null): SavedLook | null {
  try {
    const { theme, inputs = {} } = JSON.parse(kept ?? '') as SavedLook;
    return THEME_SETTINGS.includes(theme) ? { theme, inputs } : null;
  } catch {
    return null;
  }
}

export function saveLook(look: SavedLook): void {
  localStorage.setItem(SAVED_LOOK, JSON.stringify(look));
}

/** The style variables of a branch; what it leaves out the user's own settings or the product decide. */
export function inputsOf(settings: Readonly<Record<string, unknown>>): ThemeInputs {
  const text = (key: string) => {
    const value = settings[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    primary: text('primary_color'),
    radius: text('border_radius'),
    fontFamily: text('font_family'),
    fontSize: text('font_size'),
    padding: text('padding'),
    margin: text('margin'),
    printerSize: text('printer_paper_size'),
  };
}
