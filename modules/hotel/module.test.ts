import { expect, test } from 'vitest';
import { menuOf } from '#core/derive/screens.ts';
import { registry } from '#modules/registry.ts';
import { hotel } from './module.ts';

const linksFor = (permissions: readonly string[]) =>
  menuOf(registry, { account_type: 'employee', permissions: new Set(permissions) }, {}, 'en')
    .find(({ title }) => title === hotel.title.en)
    ?.submenus.map(({ route }) => route);

test('its lists stand in the menu of whoever may open it and see them, and of nobody else', () => {
  const lists = hotel.entities.map(({ entity }) => entity);
  const rights = [
    ...lists.map(({ permissions }) => permissions.list),
    'view_room_type',
    'view_room_booking',
    'modify_room_booking',
  ];
  expect((linksFor(['view_hotel_menu', ...rights]) ?? []).toSorted()).toEqual(
    [
      '/hotel/booking-chart',
      '/hotel/guest-register',
      '/hotel/housekeeping',
      '/hotel/night-audit',
      '/hotel/room-rates',
      ...lists.map(({ screens }) => screens.list),
    ].toSorted(),
  );
  expect(linksFor(rights)).toBeUndefined();
});
