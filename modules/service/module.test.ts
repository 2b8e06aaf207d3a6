import { expect, test } from 'vitest';
import { menuOf } from '#core/derive/screens.ts';
import { registry } from '#modules/registry.ts';
import { services } from './module.ts';

const linksFor = (permissions: readonly string[]) =>
  menuOf(registry, { account_type: 'employee', permissions: new Set(permissions) }, {}, 'en')
    .find(({ title }) => title === services.title.en)
    ?.submenus.map(({ route }) => route);

test('its lists and its board stand in the menu of whoever may open it and see them, and of nobody else', () => {
  const lists = services.entities.map(({ entity }) => entity);
  const rights = lists.map(({ permissions }) => permissions.list);
  expect((linksFor(['view_service_menu', ...rights]) ?? []).toSorted()).toEqual(
    [
      '/service/board',
      '/service/collect',
      '/service/my-jobs',
      ...lists.map(({ screens }) => screens.list),
    ].toSorted(),
  );
  expect(linksFor(rights)).toBeUndefined();
});
