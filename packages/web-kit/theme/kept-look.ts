import type { ThemeInputs } from '#ui/theme/apply-theme.ts';
import { THEME_SETTINGS, type ThemeSetting } from './theme-setting.ts';

/** The look this device last had; `first-paint.js` reads the same text before the first paint. */
export interface KeptLook {
  theme: ThemeSetting;
  inputs: ThemeInputs;
}

const KEPT_AS = 'look';

export function keptLook(): KeptLook {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? '') as KeptLook;
    if (THEME_SETTINGS.includes(kept.theme)) return { theme: kept.theme, inputs: kept.inputs ?? {} };
  } catch {
    return { theme: 'automatic', inputs: {} };
  }
  return { theme: 'automatic', inputs: {} };
}

export function keepLook(look: KeptLook): void {
  localStorage.setItem(KEPT_AS, JSON.stringify(look));
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
