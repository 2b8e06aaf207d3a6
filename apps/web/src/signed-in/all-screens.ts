import type { Registry } from '#core/define-module.ts';
import { type Screen, screensOf } from '#core/derive/screens.ts';
import { OWN_SCREENS } from './own-screens.ts';

const known = new WeakMap<Registry, Screen[]>();

/** The screens of the definitions, and those of the app itself that no module has claimed. */
export function allScreens(registry: Registry): Screen[] {
  const existing = known.get(registry);
  if (existing) return existing;
  const derived = screensOf(registry);
  const claimed = new Set(derived.map((screen) => screen.path));
  const ours = Object.entries(OWN_SCREENS)
    .filter(([path]) => !claimed.has(path))
    .map(([path, { title, permission }]) => ({ path, title, permission, module: 'app' }));
  const screens = [...derived, ...ours];
  known.set(registry, screens);
  return screens;
}
