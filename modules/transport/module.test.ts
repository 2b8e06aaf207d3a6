import { expect, test } from 'vitest';
import { menuOf } from '#core/derive/screens.ts';
import { registry } from '#modules/registry.ts';
import { transport } from './module.ts';

const linksFor = (permissions: readonly string[]) =>
  menuOf(registry, { account_type: 'employee', permissions: new Set(permissions) }, {}, 'en')
    .find(({ title }) => title === transport.title.en)
    ?.submenus.map(({ route }) => route);

test('its lists stand in the menu of whoever may open it and see them, and of nobody else', () => {
  const lists = transport.entities.map(({ entity }) => entity);
  const rights = lists.map(({ permissions }) => permissions.list);
  expect((linksFor(['view_transport_menu', ...rights]) ?? []).toSorted()).toEqual(
    ['/transport/board', '/transport/my-trips', ...lists.map(({ screens }) => screens.list)].toSorted(),
  );
  expect(linksFor(rights)).toBeUndefined();
});
