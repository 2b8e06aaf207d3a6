import { expect, test } from 'vitest';
import { menuOf } from '#core/derive/screens.ts';
import { registry } from '#modules/registry.ts';
import { messages } from './module.ts';

const linksFor = (permissions: readonly string[]) =>
  menuOf(registry, { account_type: 'employee', permissions: new Set(permissions) }, {}, 'en')
    .find(({ title }) => title === messages.title.en)
    ?.submenus.map(({ route }) => route);

test('its lists and its form stand in the menu of whoever may write messages, and of nobody else', () => {
  const lists = messages.entities.map(({ entity }) => entity);
  const form = '/message/form';
  expect((linksFor(['create_message']) ?? []).filter((link) => !link.endsWith('form'))).toHaveLength(
    lists.length,
  );
  expect(linksFor(['create_message'])).toContain(form);
  expect(linksFor(['list_customers', 'list_debts'])).toBeUndefined();
});
