/** The themes a user may ask for; automatic is dark from 18:00 to 06:59 (specification §4). */
export const THEME_SETTINGS = ['light', 'dark', 'automatic'] as const;

export type ThemeSetting = (typeof THEME_SETTINGS)[number];

export function themeAt(setting: ThemeSetting, hour: number): 'light' | 'dark' {
  if (setting !== 'automatic') return setting;
  return hour >= 18 || hour <= 6 ? 'dark' : 'light';
}
