import type { ThemeInputs } from '#ui/theme/apply-theme.ts';
import { THEME_SETTINGS, type ThemeSetting } from './theme-setting.ts';

/** The look this device last had; `first-paint.js` reads the same text before the first paint. */
export interface KeptLook {
  theme: ThemeSetting;
  inputs: ThemeInputs;
}

/** Under which name the look is kept in local storage. */
export const KEPT_LOOK = 'look';

export function keptLook(): KeptLook {
  return readLook(localStorage.getItem(KEPT_LOOK)) ?? { theme: 'automatic', inputs: {} };
}

/** Of a kept look the theme of the device without what the branch looks like; null where none was chosen. */
export function themeAlone(kept: string | null): string | null {
  const look = readLook(kept);
  return look && JSON.stringify({ theme: look.theme, inputs: {} } satisfies KeptLook);
}

function readLook(kept: string | null): KeptLook | null {
  try {
    const { theme, inputs = {} } = JSON.parse(kept ?? '') as KeptLook;
    return THEME_SETTINGS.includes(theme) ? { theme, inputs } : null;
  } catch {
    return null;
  }
}

export function keepLook(look: KeptLook): void {
  localStorage.setItem(KEPT_LOOK, JSON.stringify(look));
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
