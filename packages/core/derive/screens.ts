import type { AnyEntity, ScreenKind } from '../define-entity.ts';
import type { Module, Registry } from '../define-module.ts';
import type { Language, Words } from '../i18n/language.ts';
import { allowed, type Rightful } from '../permissions.ts';

/** One screen of the product: its path, who may open it, and the entity it is derived from, if any. */
export interface Screen {
  path: string;
  module: string;
  permission: string | readonly string[];
  entity?: AnyEntity;
  kind?: ScreenKind;
  title?: Words;
}

/** All screens, derived and own; specification §2 lists the same paths and a test compares. */
export function screensOf(registry: Registry): Screen[] {
  return registry.modules.flatMap((module) => [
    ...module.entities.flatMap(({ entity }) => entityScreens(module, entity)),
    ...(module.screens ?? []).map((screen) => ({ ...screen, module: module.name })),
  ]);
}

function entityScreens(module: Module, entity: AnyEntity): Screen[] {
  const { permissions, calls } = entity;
  const screens: Screen[] = [];
  if (calls.includes('list'))
    screens.push({
      path: entity.screens.list,
      permission: permissions.list,
      kind: 'list',
      entity,
      module: module.name,
    });
  if (calls.includes('create'))
    screens.push({
      path: entity.screens.form,
      permission: [],
      kind: 'form',
      entity,
      module: module.name,
    });
  // A document may open where it is made; the screen of that path tells the two apart.
  if (calls.includes('find') && entity.screens.view !== entity.screens.form)
    screens.push({
      path: entity.screens.view,
      permission: permissions.view,
      kind: 'view',
      entity,
      module: module.name,
    });
  return screens;
}

/** A row of the sidebar below its module: the list, and the form behind the plus. */
export interface Submenu {
  title: string;
  route: string;
  form?: { title: string; route: string };
}

/** A top entry of the sidebar. */
export interface MenuEntry {
  module: string;
  icon: string;
  title: string;
  route?: string;
  submenus: Submenu[];
}

/**
 * The sidebar of one user (specification §6): modules and rows without right are absent, rows whose branch switch is
 * off too, and rows stand by the length of their title, ties alphabetically (product.md).
 */
export function menuOf(
  registry: Registry,
  actor: Rightful,
  switches: Readonly<Record<string, unknown>>,
  language: Language,
): MenuEntry[] {
  const shown = (item: { permission: string | readonly string[]; when?: string }) =>
    allowed(actor, item.permission) && (!item.when || switches[item.when] === true);
  return registry.modules
    .filter((module) => module.route ?? (module.entities.length || module.menu?.length))
    .filter((module) => module.permission === null || allowed(actor, module.permission))
    .map((module) => ({
      module: module.name,
      icon: module.icon,
      title: module.title[language],
      ...(module.route ? { route: module.route } : {}),
      submenus: [
        ...module.entities.flatMap(({ entity, words }) => {
          const may = (right: string) =>
            shown({ permission: right, ...(entity.when ? { when: entity.when } : {}) });
          const form = entity.calls.includes('create') && may(entity.permissions.create);
          const list = entity.calls.includes('list') && may(entity.permissions.list);
          const formRow = { title: words[language].new, route: entity.screens.form };
          if (list)
            return [
              {
                title: words[language].many,
                route: entity.screens.list,
                ...(form ? { form: formRow } : {}),
              },
            ];
          return form ? [formRow] : [];
        }),
        ...(module.menu ?? [])
          .filter(shown)
          .map((item) => ({ title: item.title[language], route: item.route })),
      ].sort((a, b) => a.title.length - b.title.length || a.title.localeCompare(b.title)),
    }))
    .filter((entry) => entry.route || entry.submenus.length > 0);
}
