import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '#modules/registry.ts';
import { homeOf } from '#web-kit/session/home-of.ts';
import { shellMenu, shellTabs } from '../shell/shell-menu.ts';
import { allScreens } from './all-screens.ts';

const { routes } = JSON.parse(
  readFileSync(new URL('../../../../specification/specification.json', import.meta.url), 'utf8'),
);
const seenBy = (...rights: string[]) => {
  const permissions = new Set(rights);
  const scene = { registry, actor: { account_type: 'owner', permissions }, switches: {}, path: '/' };
  const menu = shellMenu({ ...scene, language: 'en' }, () => undefined).map(({ key }) => key);
  const [home] = shellTabs({ ...scene, language: 'en' });
  return { menu, home: home?.href, begins: homeOf({ account_type: 'owner', permissions: rights }) };
};
const screenAt = (path: string) => allScreens(registry).find((screen) => screen.path === path);

describe('the dashboard', () => {
  it('is closed without its right, to owners as well: page, menu and the way home (permission-map)', () => {
    expect(screenAt('/dashboard')?.permission).toBe('view_dashboard_menu');
    expect(screenAt('/')?.permission).toBe('free_access');
    expect(seenBy().menu).not.toContain('dashboard');
    expect(seenBy()).toMatchObject({ home: '/', begins: '/' });
  });

  it('is where whoever may see it begins', () => {
    const seen = seenBy('view_dashboard_menu');
    expect(seen.menu[0]).toBe('dashboard');
    expect(seen).toMatchObject({ home: '/dashboard', begins: '/dashboard' });
  });
});

it('the not-found screen stands under the name that the specification gives it (§2)', () => {
  expect(screenAt(routes.fallback.route_name)).toBeDefined();
});
