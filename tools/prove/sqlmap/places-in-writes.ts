// cspell:ignore tangawizi
import { newId } from '#core/ids.ts';
import { uploadOf } from '#server-kit/testing/upload.ts';
import type { AttackedShop } from './attacked-shop.ts';
import type { AttackedInput } from './places.ts';

/** Bodies that are written, and cells of a sheet that look for the records they speak of. */
export async function placesInWrites(shop: AttackedShop): Promise<AttackedInput[]> {
  return [...(await inRecords(shop)), await inSale(shop), ...(await inImports(shop))];
}

async function inRecords({ ask, first, read }: AttackedShop): Promise<AttackedInput[]> {
  const post = (
    name: string,
    path: string,
    good: string,
    body: (value: string) => object,
  ): AttackedInput => ({
    name,
    good,
    ask: (value) => ask(`POST api/${path}`, { body: body(value) }),
  });
  const customer = await first('customer');
  const view = {
    name: 'x',
    is_shared: false,
    view: { condition: 'all', sort: 'name', order: 1, filters: {}, columns: null, density: 'normal' },
  };
  const { id: kept } = await read('POST api/saved-view', { body: { ...view, list: 'product' } });
  return [
    post('text of a new record', 'customer', 'Juma', (name) => ({ name, remarks: name })),
    post('reference of a new record', 'product', await first('category'), (category_id) => ({
      ...{ name: newId(), selling_price: 1000, category_id },
    })),
    {
      name: 'text of a changed record',
      good: 'Juma',
      async ask(remarks) {
        const { version } = await read(`GET api/customer?id=${customer}`);
        return ask(`PUT api/customer?id=${customer}`, { body: { version, remarks } });
      },
    },
    { ...post('record to delete', 'customer/delete', newId(), (id) => ({ ids: [id] })), isRefused: true },
    {
      name: 'filter of a kept view',
      good: 'x',
      ask(name) {
        const body = { ...view, id: kept, name, view: { ...view.view, filters: { category_id: name } } };
        return ask('PUT api/saved-view', { body });
      },
    },
  ];
}

async function inSale({ ask, first, read }: AttackedShop): Promise<AttackedInput> {
  const [store_id, customer_id] = [await first('store'), await first('customer')];
  const plenty = { name: 'Chai ya tangawizi', selling_price: 1000, opening_stock: 1_000_000 };
  const { id: product_id } = await read('POST api/product', { body: plenty });
  return {
    name: 'remarks of a sale',
    good: 'x',
    ask(remarks) {
      const id = newId();
      const [lines, payments] = [[{ product_id, quantity: 1 }], [{ mode: 'credit', amount: 1000 }]];
      const body = { id, store_id, customer_id, lines, payments, remarks };
      return ask('POST api/sale/checkout', { body, headers: { 'idempotency-key': id } });
    },
  };
}

/** Cells that are written anew in the check of an import. */
async function inImports({ ask, read }: AttackedShop): Promise<AttackedInput[]> {
  const cellIn = async (name: string, entity: string, row: object, rest: object): Promise<AttackedInput> => {
    const form = await uploadOf([Object.keys(row), Object.values(row)]);
    const { id } = await read(`POST api/${entity}/import/open`, form);
    const heading = Object.keys(row).at(-1);
    return {
      name,
      good: Object.values(row).at(-1),
      ask: (text) =>
        ask('PUT api/import', {
          body: { id, check: true, choice: { ...rest, edits: [{ row: 2, heading, text }] } },
        }),
    };
  };
  return [
    await cellIn(
      'key of an import',
      'customer',
      { Name: 'Juma' },
      { mapping: { Name: 'name' }, key: 'name' },
    ),
    await cellIn(
      'reference in an import',
      'product',
      { Name: 'Chai', Price: 1000, Category: 'Vinywaji' },
      { mapping: { Name: 'name', Price: 'selling_price', Category: 'category_id' } },
    ),
  ];
}
