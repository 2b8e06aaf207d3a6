import type { Registry } from '#core/define-module.ts';
import { type Screen, screensOf } from '#core/derive/screens.ts';
import type { PicturedShop } from './fill-shop.ts';
import type { Person, Scene } from './scene.ts';
import { OPENED_AT } from './scenes-of-modules.ts';

/**
 * Every screen of the product as the owner, or somebody of the platform, finds it: a list, a list that found nothing, a
 * new record, one that is changed, one that is read. A new screen has its pictures without a word here.
 */
export function screenScenes(registry: Registry): Scene[] {
  return [...screensOf(registry), ...START_PAGE].flatMap((screen) => scenesOf(screen));
}

/** The screens that tell of records, in a business that has none yet. */
export function emptyScenes(registry: Registry): Scene[] {
  return [...screensOf(registry), ...START_PAGE]
    .filter(({ kind, path }) => (kind === 'list' || ALONE_IF_EMPTY.has(path)) && personFor(path) === 'owner')
    .map(({ path }) => ({ name: `${nameOf(path)}-empty`, as: 'beginner', path: openedAt(path) }));
}

/** The one page that belongs to the app and to no module; it stands at the root as well. */
const START_PAGE: readonly Screen[] = ['/', '/dashboard'].map((path) => ({
  path,
  module: 'app',
  permission: 'free_access',
}));

const ALONE_IF_EMPTY = new Set([
  '/dashboard',
  '/point-of-sale/sale-form',
  '/settings/token-list',
  '/branch/data',
  '/report/trial-balance',
  '/report/journal',
  '/report/ledger-lines',
]);

function scenesOf({ path, kind, entity }: Screen): Scene[] {
  const [name, as] = [nameOf(path), personFor(path)];
  if (!entity) return [{ name, as, path: openedAt(path) }];
  const one = (shop: PicturedShop) => `${path}?id=${shop.ids[entity.name]}`;
  if (kind === 'view') return [{ name, as, path: one }];
  if (kind === 'list')
    return [
      { name, as, path },
      { name: `${name}-nothing-found`, as, path: `${path}?keyword=zzzz` },
    ];
  const made = entity.calls.includes('create') ? [{ name, as, path }] : [];
  return entity.calls.includes('update') ? [...made, { name: `${name}-edit`, as, path: one }] : made;
}

/** Screens that are opened from a record need to be told which. */
function openedAt(path: string): Scene['path'] {
  return ADDRESSES[path] ?? OPENED_AT[path] ?? path;
}

const ADDRESSES: Readonly<Record<string, Scene['path']>> = {
  '/': '/dashboard?period=month',
  '/dashboard': '/dashboard?period=week',
};

function personFor(path: string): Person {
  return path.startsWith('/platform/') ? 'platform' : 'owner';
}

function nameOf(path: string): string {
  return path === '/' ? 'root' : path.slice(1).replaceAll('/', '-');
}
