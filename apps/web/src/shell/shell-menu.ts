import type { Registry } from '#core/define-module.ts';
import { menuOf } from '#core/derive/screens.ts';
import { type Language, say, type Words } from '#core/i18n/language.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import type { ShellMenuItem, ShellTab } from '#ui/layout/shell-menu.ts';
import { moduleIcon } from '#web-kit/screens/module-icon.ts';
import { SEES_DASHBOARD } from '#web-kit/session/home-of.ts';
import { MENU, TAB } from './shell.words.ts';

interface MenuScene {
  registry: Registry;
  actor: Rightful;
  switches: Readonly<Record<string, unknown>>;
  language: Language;
  path: string;
}

/** The sidebar in the order of specification §2, from dashboard to logout. */
export function shellMenu(scene: MenuScene, logOut: () => void): ShellMenuItem[] {
  const { registry, actor, switches, language, path } = scene;
  const entries = menuOf(registry, actor, switches, language);
  const isActive = activeAmong(
    path,
    entries.flatMap(({ submenus }) => submenus.map(({ route }) => route)),
  );
  const modules = entries.map(({ module, icon, title, route, submenus }): ShellMenuItem => {
    const items = submenus.map((submenu) => ({
      key: submenu.route,
      title: submenu.title,
      href: submenu.route,
      active: isActive(submenu.route, submenu.form?.route),
      ...(submenu.form ? { plus: { title: submenu.form.title, href: submenu.form.route } } : {}),
    }));
    return {
      key: module,
      title,
      icon: moduleIcon(icon),
      ...(items.length > 0 ? { items } : { href: route ?? '/', active: isWithin(path, route) }),
    };
  });
  return [
    ...(allowed(actor, SEES_DASHBOARD) ? [dashboard(language, path)] : []),
    ...modules,
    { key: 'logout', title: say(MENU.logOut, language), icon: 'logout', onPress: logOut },
  ];
}

/** Home, what is in stock, and the rest behind More; tabs without right are absent. */
export function shellTabs({ registry, actor, switches, language, path }: MenuScene): ShellTab[] {
  const rows = menuOf(registry, actor, switches, language).flatMap(({ module, submenus }) =>
    submenus.map((submenu) => ({ module, ...submenu })),
  );
  const isActive = activeAmong(
    path,
    rows.map(({ route }) => route),
  );
  const offered = TABS.flatMap(({ key, icon, route, title }) => {
    const row = rows.find((candidate) => candidate.route === route);
    return row ? [{ key, icon, href: route, title: say(title, language), active: isActive(route) }] : [];
  });
  return [
    {
      key: 'home',
      title: say(MENU.home, language),
      icon: 'dashboard',
      href: allowed(actor, SEES_DASHBOARD) ? '/dashboard' : '/',
      active: path === '/' || path === '/dashboard',
    },
    ...offered.slice(0, 3),
    { key: 'more', title: say(MENU.more, language), icon: 'menu' },
  ];
}

/**
 * A record or form belongs to the list of the same name: `/inventory/category-form` to `/inventory/category-list`. To a
 * form that stands in the menu by itself belongs nothing else.
 */
export function isWithin(path: string, route: string | undefined): boolean {
  if (!route) return false;
  return path === route || (!/[-/]form$/.test(route) && stem(path) === stem(route));
}

/** A page that has an entry of its own, as the till has, belongs to that one alone. */
function activeAmong(path: string, routes: readonly string[]) {
  const own = routes.includes(path);
  return (route: string, form?: string): boolean =>
    own ? route === path : isWithin(path, route) || isWithin(path, form);
}

function stem(path: string): string {
  return path.replace(/[-/](list|form|view)$/, '');
}

function dashboard(language: Language, path: string): ShellMenuItem {
  return {
    key: 'dashboard',
    title: say(MENU.dashboard, language),
    icon: 'dashboard',
    href: '/dashboard',
    active: path === '/' || path === '/dashboard',
  };
}

const TABS: readonly { key: string; icon: ShellTab['icon']; route: string; title: Words }[] = [
  { key: 'stock', icon: 'stock', route: '/inventory/product-list', title: TAB.stock },
  { key: 'sell', icon: 'till', route: '/point-of-sale/sale-form', title: TAB.sell },
  { key: 'sales', icon: 'sale', route: '/point-of-sale/sale-list', title: TAB.sales },
  {
    key: 'categories',
    icon: 'tag',
    route: '/inventory/category-list',
    title: TAB.categories,
  },
  { key: 'customers', icon: 'customers', route: '/customer/list', title: TAB.customers },
];
