import type { Registry } from '#core/define-module.ts';
import { menuOf } from '#core/derive/screens.ts';
import { LANGUAGES, type Language, type Words } from '#core/i18n/language.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import type { IconName } from '#ui/icons.tsx';
import { moduleIcon } from '../screens/module-icon.ts';
import { MISTYPED, nearness } from './near.ts';

/** Somewhere to go: a page, or the form by which something new is made. */
export interface PalettePage {
  href: string;
  kind: 'page' | 'action';
  title: string;
  icon: IconName;
  /** Its names in every language, for whoever learned the other one. */
  names: readonly string[];
}

export interface PlaceScene {
  registry: Registry;
  actor: Rightful;
  switches: Readonly<Record<string, unknown>>;
  language: Language;
  /** Pages of no module. */
  others: readonly { href: string; title: Words; icon: IconName; permission: string }[];
}

/** Every page and action of one user: the sidebar with its forms, and the screens that stand in no menu. */
export function palettePagesOf(scene: PlaceScene): PalettePage[] {
  const places = new Map<string, PalettePage>();
  for (const language of [scene.language, ...LANGUAGES.filter((one) => one !== scene.language)])
    for (const { href, title, icon } of placesIn(language, scene)) {
      const known = places.get(href);
      const kind = isForm(href) ? 'action' : 'page';
      places.set(
        href,
        known ? { ...known, names: [...known.names, title] } : { href, kind, title, icon, names: [title] },
      );
    }
  return [...places.values()];
}

/** The places that somebody means by what he typed, in whichever language, the nearest first. */
export function placesNear(
  places: readonly PalettePage[],
  typed: string,
  { slips, most }: { slips: boolean; most: number },
): PalettePage[] {
  return places
    .map((place) => ({ place, near: nearestOf(place, typed) }))
    .filter(({ near }) => near !== null && (slips || near < MISTYPED))
    .toSorted((a, b) => Number(a.near) - Number(b.near) || a.place.title.length - b.place.title.length)
    .slice(0, most)
    .map(({ place }) => place);
}

function isForm(href: string): boolean {
  return /[-/]form$/.test(href);
}

function nearestOf({ names }: PalettePage, typed: string): number | null {
  const found = names.map((name) => nearness(typed, name)).filter((near) => near !== null);
  return found.length ? Math.min(...found) : null;
}

function placesIn(language: Language, { registry, actor, switches, others }: PlaceScene) {
  const entries = menuOf(registry, actor, switches, language).flatMap(({ icon, title, route, submenus }) => [
    ...(route ? [{ href: route, title, icon: moduleIcon(icon) }] : []),
    ...submenus.flatMap((submenu) => [
      { href: submenu.route, title: submenu.title, icon: moduleIcon(icon) },
      ...(submenu.form
        ? [{ href: submenu.form.route, title: submenu.form.title, icon: 'plus' as const }]
        : []),
    ]),
  ]);
  const screens = registry.modules.flatMap(({ icon, screens = [] }) =>
    screens
      // A form that stands in no menu is opened from the record that it is for.
      .filter(({ path, permission, isPart }) => !isPart && !isForm(path) && allowed(actor, permission))
      .map(({ path, title }) => ({ href: path, title: title[language], icon: moduleIcon(icon) })),
  );
  const own = others
    .filter(({ permission }) => allowed(actor, permission))
    .map(({ href, title, icon }) => ({ href, title: title[language], icon }));
  return [...own, ...entries, ...screens.filter(({ href }) => !entries.some((entry) => entry.href === href))];
}
