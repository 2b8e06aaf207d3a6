import type { Words } from '#core/i18n/language.ts';
import { branchSettings } from '../branch-settings.entity.ts';
import { branchSettingsWords } from '../branch-settings.i18n.ts';
import { SETTING_GROUPS } from './settings-on-screen.ts';

/** Every setting of a branch as a place to go to, for whoever searches it by its words. */
export const SETTING_PLACES = SETTING_GROUPS.flatMap(({ settings }) =>
  settings.map((key) => ({
    key,
    href: `${branchSettings.screens.form}?find=${key}`,
    title: { en: placeOf('en', key), sw: placeOf('sw', key) } satisfies Words,
    icon: 'settings' as const,
    permission: branchSettings.permissions.modify,
  })),
);

function placeOf(language: 'en' | 'sw', key: keyof (typeof branchSettingsWords)['en']['fields']): string {
  const { fields, one } = branchSettingsWords[language];
  return `${fields[key]} · ${one}`;
}
