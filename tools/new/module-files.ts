import { camel, capital, pascal, snake, words } from './names.ts';

/** What a new module is called. */
export interface NewModule {
  /** Singular, kebab-case: the folder and the first part of its screens. */
  name: string;
  /** Its name in Swahili, as the menu shows it. */
  swahili: string;
}

/** `module.ts` of a module without records: its entry in the menu. */
export function moduleText({ name, swahili }: NewModule): string {
  return `import { defineModule } from '#core/define-module.ts';

export const ${camel(name)} = defineModule({
  name: '${name}',
  title: { en: '${capital(words(name))}', sw: '${swahili}' },
  icon: '${name}',
  permission: 'view_${snake(name)}_menu',
  entities: [],
});
`;
}

/** `module.server.ts` of a module that has no rules of its own yet. */
export function serverText({ name }: NewModule): string {
  return `import { defineServerModule } from '#server-kit/operation/server-module.ts';

export const ${camel(name)}Server = defineServerModule({});
`;
}

/** The refusals of the module: what it says no with, in both languages. */
export function errorsText(name: string): string {
  return `import { refusal } from '#core/errors.ts';

/** A document without an amount would make an entry of nothing. */
export const ${pascal(name)}HasNoAmount = refusal('${snake(name)}_has_no_amount', 409, {
  en: 'This ${words(name)} has no amount, so there is nothing to post.',
  sw: 'Hati hii haina kiasi, kwa hiyo hakuna cha kuandika kwenye vitabu.',
});
`;
}

/** A test of what the module shows in the menu and to whom. */
export function moduleTest({ name }: NewModule): string {
  return `import { expect, test } from 'vitest';
import { menuOf } from '#core/derive/screens.ts';
import { registry } from '#modules/registry.ts';
import { ${camel(name)} } from './module.ts';

const linksFor = (permissions: readonly string[]) =>
  menuOf(registry, { account_type: 'employee', permissions: new Set(permissions) }, {}, 'en')
    .find(({ title }) => title === ${camel(name)}.title.en)
    ?.submenus.map(({ route }) => route);

test('its lists stand in the menu of whoever may open it and see them, and of nobody else', () => {
  const lists = ${camel(name)}.entities.map(({ entity }) => entity);
  const rights = lists.map(({ permissions }) => permissions.list);
  expect((linksFor(['view_${snake(name)}_menu', ...rights]) ?? []).toSorted()).toEqual(lists.map(({ screens }) => screens.list).toSorted());
  expect(linksFor(rights)).toBeUndefined();
});
`;
}
