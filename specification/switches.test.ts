import { describe, expect, test } from 'vitest';
import { menuOf } from '#core/derive/screens.ts';
import { registry } from '#modules/registry.ts';
import { isOn } from '#server-kit/http/present.ts';

/** What a switch of a branch shows of definitions that exist (permission-map, switches). */
const SHOWN: Readonly<Record<string, { fields?: readonly string[]; menu?: readonly string[] }>> = {
  barcode_scanning: { fields: ['product.barcodes'] },
  products_can_expire: { fields: ['product.expire_date', 'product.expire_time'] },
  can_categorize_products: {
    fields: ['product.category'],
    menu: ['/inventory/category-form', '/inventory/category-list'],
  },
  has_store: { menu: ['/inventory/store-form', '/inventory/store-list'] },
  request_stock: { menu: ['/inventory/stock-request-form', '/inventory/stock-request-list'] },
  show_reference_on_sale: { fields: ['sale.reference'] },
};

/** The fields of all definitions that hang on a switch which is on or off; the other switches are the other way round. */
function fieldsShown(name: string, isSwitchedOn: boolean): string[] {
  const settings = settingsOf(name, isSwitchedOn);
  return registry.entities.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => field.options.when && isOn(field, { settings }))
      .map(([key]) => `${entity.name}.${key}`),
  );
}

function menuShown(name: string, isSwitchedOn: boolean): string[] {
  const everything = { account_type: 'onepos', permissions: new Set<string>() };
  return menuOf(registry, everything, settingsOf(name, isSwitchedOn), 'en').flatMap(({ submenus }) =>
    submenus.flatMap(({ route, form }) => (form ? [route, form.route] : [route])),
  );
}

const settingsOf = (name: string, isSwitchedOn: boolean) =>
  Object.fromEntries(Object.keys(SHOWN).map((key) => [key, (key === name) === isSwitchedOn]));

describe('a switch of a branch', () => {
  test.each(Object.entries(SHOWN))('%s shows what is its own, and off it hides that alone', (name, shown) => {
    const fields = { on: fieldsShown(name, true), off: fieldsShown(name, false) };
    const menu = { on: menuShown(name, true), off: menuShown(name, false) };
    for (const [of, parts] of Object.entries(SHOWN)) {
      const isOwn = of === name;
      for (const field of parts.fields ?? [])
        expect([field, fields.on.includes(field), fields.off.includes(field)]).toEqual([
          field,
          isOwn,
          !isOwn,
        ]);
      for (const route of parts.menu ?? [])
        expect([route, menu.on.includes(route), menu.off.includes(route)]).toEqual([route, isOwn, !isOwn]);
    }
    expect([...(shown.fields ?? []), ...(shown.menu ?? [])]).not.toEqual([]);
  });

  test('that a definition hangs on is a setting of the branch', () => {
    const settings = registry.entity('branch-settings').fields;
    const named = registry.entities.flatMap((entity) => [
      ...(entity.when ? [entity.when] : []),
      ...Object.values(entity.fields).flatMap(({ options }) => options.when ?? []),
    ]);
    for (const name of named) expect([name, settings[name]?.kind.name]).toEqual([name, 'flag']);
  });
});
