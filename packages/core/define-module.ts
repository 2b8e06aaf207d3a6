import type { AnyEntity } from './define-entity.ts';
import type { EntityWords } from './entity-words.ts';
import type { Words } from './i18n/language.ts';
import type { TableSpec } from './table-spec.ts';

/** An entry of the sidebar below its module, or the module's own where it has no list. */
export interface MenuItem {
  title: Words;
  route: string;
  permission: string | readonly string[];
  /** Shown only where this switch of the branch is on. */
  when?: string;
}

/** A screen that no entity gives: its route and who may open it. */
export interface ScreenRoute {
  path: string;
  title: Words;
  permission: string | readonly string[];
  /** Opened only from another screen, which says what it is about. */
  isPart?: boolean;
}

/** One folder of `modules/`: what stands in the menu, which entities it has, which screens and calls beside them. */
export interface Module {
  name: string;
  title: Words;
  icon: string;
  /** Right of the menu entry; null where everyone sees it (settings) or it has none (session). */
  permission: string | null;
  /** Entities with the words of their fields in both languages. */
  entities: readonly { entity: AnyEntity; words: EntityWords }[];
  /** Tables that no entity gives: ledgers, the sums kept of them, counters. */
  tables?: readonly TableSpec[];
  /** Menu rows beside those derived from entities. */
  menu?: readonly MenuItem[];
  /** Where the module itself leads (dashboard). */
  route?: string;
  screens?: readonly ScreenRoute[];
}

export function defineModule(module: Module): Module {
  return module;
}

/** All modules with their entities by name: what the machinery knows of the business. */
export interface Registry {
  modules: readonly Module[];
  entities: readonly AnyEntity[];
  entity(name: string): AnyEntity;
  words(name: string): EntityWords;
}

/** Gathers the modules; an entity named twice or a reference to none is a mistake of the build. */
export function makeRegistry(modules: readonly Module[]): Registry {
  const known = new Map<string, { entity: AnyEntity; words: EntityWords }>();
  for (const { entity, words } of modules.flatMap((module) => module.entities)) {
    if (known.has(entity.name)) throw new Error(`Two entities are named ${entity.name}.`);
    known.set(entity.name, { entity, words });
  }
  const find = (name: string) => {
    const found = known.get(name);
    if (!found) throw new Error(`No entity is named ${name}.`);
    return found;
  };
  return {
    modules,
    entities: [...known.values()].map(({ entity }) => entity),
    entity: (name) => find(name).entity,
    words: (name) => find(name).words,
  };
}

/** The definition of a record that says which entity it is of, by the name of today or of an earlier release. */
export function entityNamed({ entities }: Pick<Registry, 'entities'>, name: unknown): AnyEntity | undefined {
  return (
    entities.find((entity) => entity.name === name) ??
    entities.find(({ formerNames }) => formerNames?.includes(String(name)))
  );
}
