import { describe, expect, it } from 'vitest';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { registry } from '#modules/registry.ts';
import { type PlaceScene, palettePagesOf, placesNear } from '#web-kit/palette/places.ts';

// cspell:ignore dashibodi hrefs mauzo mapya prodcuts

const owner = { account_type: 'owner', permissions: new Set<string>(ALL_PERMISSIONS) };
const scene: PlaceScene = {
  registry,
  actor: owner,
  switches: {},
  language: 'en',
  others: [
    {
      href: '/dashboard',
      title: { en: 'Dashboard', sw: 'Dashibodi' },
      icon: 'dashboard',
      permission: 'view_dashboard_menu',
    },
  ],
};
const near = (typed: string, of: Partial<PlaceScene> = {}) =>
  placesNear(palettePagesOf({ ...scene, ...of }), typed, { slips: true, most: 6 }).map(({ href, title }) => [
    href,
    title,
  ]);

const holding = (...rights: string[]) => ({ account_type: 'employee', permissions: new Set(rights) });

describe('pages and actions', () => {
  it('are found by their names in both languages, whichever is spoken', () => {
    for (const typed of ['Products', 'Bidhaa', 'prodcuts'])
      expect(near(typed)[0]).toEqual(['/inventory/product-list', 'Products']);
    expect(near('products', { language: 'sw' })[0]?.[0]).toBe('/inventory/product-list');
    expect(near('dashibodi')[0]).toEqual(['/dashboard', 'Dashboard']);
    expect(near('books check')[0]).toEqual(['/report/books-check', 'Check the books']);
  });

  it('lead to what makes something new', () => {
    const rights = holding(
      'view_point_of_sale_menu',
      'create_sale',
      'view_inventory_menu',
      'create_product',
      'list_products',
    );
    expect(near('new sale', { actor: rights })).toEqual([['/point-of-sale/sale-form', 'New sale']]);
    expect(near('mauzo mapya', { actor: rights })).toEqual([['/point-of-sale/sale-form', 'New sale']]);
    expect(near('new product', { actor: rights })).toEqual([['/inventory/product-form', 'New product']]);
  });

  it('are those that one may open', () => {
    const hrefs = (...rights: string[]) =>
      palettePagesOf({ ...scene, actor: holding(...rights) }).map(({ href }) => href);
    expect(hrefs()).not.toContain('/inventory/product-list');
    expect(hrefs('view_inventory_menu', 'list_products')).toContain('/inventory/product-list');
    expect(hrefs('view_inventory_menu', 'list_products')).not.toContain('/inventory/product-form');
    expect(hrefs()).toContain('/settings/employee');
    expect(hrefs()).not.toContain('/report/books-check');
    expect(hrefs()).not.toContain('/dashboard');
    expect(hrefs('view_dashboard_menu')).toContain('/dashboard');
  });

  it('are none that say nothing without the record they are about', () => {
    const hrefs = palettePagesOf(scene).map(({ href }) => href);
    for (const part of ['/report/ledger-lines', '/customer/statement', '/finance/debt-history-form'])
      expect(hrefs).not.toContain(part);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
});
