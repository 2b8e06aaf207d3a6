// cspell:ignore azm sabni zafrani Zafarani embe Juisi
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folded } from '#core/folded-text.ts';
import type { Sellable } from './catalogue.rules.ts';
import { indexProducts, MOST_FOUND } from './find-products.rules.ts';
import { GOODS, RICE, SOAP, SODA } from './testing/sample-goods.ts';

const named = (name: string, more: Partial<Sellable> = {}): Sellable => ({
  ...RICE,
  id: name,
  name,
  ...more,
});

describe('a code or barcode', () => {
  const index = indexProducts(GOODS);

  test('is found at once, whatever the case, with the unit it stands on', () => {
    expect(index.find('6001087340014').exact).toEqual({ product: SOAP, unit: 'piece' });
    expect(index.find('sb-1').exact).toEqual({ product: SOAP, unit: 'piece' });
    expect(index.find(' 6001087340021 ').exact).toEqual({ product: SODA, unit: 'carton' });
    expect(index.find('600108734').exact).toBeNull();
  });

  test('of twelve digits is the one of thirteen that begins with zero, and the other way round', () => {
    const twelve = named('a', { barcodes: ['012345678905'] });
    const thirteen = named('b', { barcodes: ['0999345678905'] });
    const both = indexProducts([twelve, thirteen]);
    expect(both.find('0012345678905').exact?.product).toBe(twelve);
    expect(both.find('999345678905').exact?.product).toBe(thirteen);
  });

  test('is read out of all that a GS1 code says', () => {
    const gs1 = indexProducts([named('a', { barcodes: ['6161100000018'] })]);
    expect(gs1.find(']d201061611000000181727033110L7').exact?.product.name).toBe('a');
    expect(gs1.find('(01)06161100000018(10)L7').exact?.product.name).toBe('a');
  });

  test('comes first even where names begin with it', () => {
    const found = indexProducts([named('7up can'), named('Zebra', { code: '7up' })]).find('7up');
    expect(found.products.map(({ name }) => name)).toEqual(['Zebra', '7up can']);
  });
});

describe('how many', () => {
  const index = indexProducts(GOODS);

  test.each([
    ['3*sabuni', 3000n, 'sabuni'],
    ['3 * sabuni', 3000n, 'sabuni'],
    ['0.5*mchele', 500n, 'mchele'],
    ['1,25*mchele', 1250n, 'mchele'],
    ['0*sabuni', 1000n, 'sabuni'],
    ['sabuni', 1000n, 'sabuni'],
    ['3x sabuni', 1000n, '3x sabuni'],
  ])('%s', (typed, quantity, text) => {
    expect(index.find(typed)).toMatchObject({ quantity, text });
  });

  test('an empty text finds nothing', () => {
    expect(index.find('  ').products).toEqual([]);
    expect(index.find('3*').products).toEqual([]);
  });
});

describe('a name', () => {
  test('is found by any part, accents or not', () => {
    const index = indexProducts([named('Café crème'), named('Coca-Cola 500ml')]);
    expect(index.find('cafe').products).toHaveLength(1);
    expect(index.find('CAFÉ C').products).toHaveLength(1);
    expect(index.find('00ml').products).toHaveLength(1);
  });

  test('that begins so comes before a word that begins so, and that before the rest', () => {
    const index = indexProducts([named('Brown rice'), named('Licorice'), named('Rice 5kg')]);
    expect(index.find('rice').products.map(({ name }) => name)).toEqual([
      'Rice 5kg',
      'Brown rice',
      'Licorice',
    ]);
  });

  test('best sellers stand first among equals', () => {
    const index = indexProducts([named('Rice A'), named('Rice B'), named('Rice C')], ['Rice C']);
    expect(index.find('rice').products.map(({ name }) => name)).toEqual(['Rice C', 'Rice A', 'Rice B']);
    expect(index.ordered().map(({ name }) => name)).toEqual(['Rice C', 'Rice A', 'Rice B']);
  });

  test('several words may stand in any order', () => {
    const index = indexProducts([named('Sabuni ya unga 1 kg'), named('Unga wa sembe')]);
    const { products, guessed } = index.find('unga sab');
    expect(products.slice(0, -guessed).map(({ name }) => name)).toEqual(['Sabuni ya unga 1 kg']);
  });
});

describe('a mistyped name', () => {
  const names = [
    'Azam Embe 500ml',
    'Azam Cola 350ml',
    'Juisi ya embe 250ml',
    'Sabuni ya unga',
    'Zafarani safi',
  ];
  const index = indexProducts(names.map((name) => named(name)));
  const guess = (typed: string) => {
    const { products, guessed } = index.find(typed);
    return products.slice(products.length - guessed).map(({ name }) => name);
  };

  test.each([
    ['azm embe', 'Azam Embe 500ml'],
    ['sabni', 'Sabuni ya unga'],
    ['3*zafrani', 'Zafarani safi'],
  ])('%s means %s', (typed, name) => expect(guess(typed)[0]).toBe(name));

  test('is looked for where less than three are called so, and never for a number', () => {
    expect(guess('em')).toEqual([]);
    expect(guess('6001087349999')).toEqual([]);
    expect(guess('qwerty')).toEqual([]);
    expect(
      index
        .find('azam')
        .products.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Azam Cola 350ml', 'Azam Embe 500ml']);
  });
});

describe('changes', () => {
  test('a new price, a new name and a product that is gone', () => {
    const index = indexProducts(GOODS);
    expect(index.find('sab').products).toHaveLength(1);
    index.put([{ ...SOAP, selling_price: 5000 }]);
    expect(index.find('sab').products[0]?.selling_price).toBe(5000);
    index.put([{ ...SOAP, name: 'Omo', code: 'OM-1' }]);
    expect(index.find('sab').products).toEqual([]);
    expect(index.find('sb-1').exact).toBeNull();
    expect(index.find('om-1').exact?.product.name).toBe('Omo');
    expect(index.ordered().map(({ name }) => name)).toEqual(['Honey', 'Mchele', 'Omo', 'Soda']);
    index.drop([SOAP.id, 'unknown']);
    expect(index.product(SOAP.id)).toBeUndefined();
    expect(index.find('omo').products).toEqual([]);
    expect(index.find('6001087340014').exact).toBeNull();
    expect(index.ordered()).toHaveLength(3);
  });
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'E', ' ', '1', '-'), maxLength: 6 });
const goods = fc
  .array(fc.record({ name: letters, code: letters, barcode: letters }), { maxLength: 90 })
  .map((rows) =>
    rows.map(({ name, code, barcode }, i) =>
      named(name, { id: `id-${i}`, ...(code.trim() ? { code } : {}), barcodes: [barcode] }),
    ),
  );

test('finds what a plain look through all products finds, letter by letter', () => {
  fc.assert(
    fc.property(goods, letters, goods, (products, typed, changed) => {
      const index = indexProducts(products);
      let now = products;
      const check = (text: string) => {
        const { products: all, guessed } = index.find(text);
        const found = all.slice(0, all.length - guessed);
        const naive = now.filter((product) => matches(product, text));
        expect(found).toHaveLength(Math.min(naive.length, MOST_FOUND));
        for (const product of found) expect(naive).toContain(product);
      };
      for (let end = 1; end <= typed.length; end++) check(typed.slice(0, end));
      index.put(changed);
      now = [...products.filter(({ id }) => !changed.some((other) => other.id === id)), ...changed];
      check(typed);
    }),
    { numRuns: 200 },
  );
});

function matches({ name, code = '', barcodes = [] }: Sellable, typed: string): boolean {
  const wanted = folded(typed.replace(/^\s*\d+\s*\*/, ''));
  if (wanted === '') return false;
  const texts = [name, code, ...barcodes].map(folded);
  return wanted.split(' ').every((word) => texts.some((text) => text.includes(word)));
}
