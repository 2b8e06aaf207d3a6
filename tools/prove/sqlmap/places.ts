import { newId } from '#core/ids.ts';
import type { AttackedShop, Reply } from './attacked-shop.ts';
import { placesAtTheDoor } from './places-at-the-door.ts';
import { placesInWrites } from './places-in-writes.ts';

/** A place where a value of somebody else comes into a call, so that a tool can try its values there. */
export interface AttackedInput {
  name: string;
  /** A value that belongs there. */
  good: string;
  /** Nobody may pass there, or what belongs there is nobody's: the good value is refused as well. */
  isRefused?: true;
  ask(value: string): Promise<Reply>;
}

/** One place for each way on which a value of a caller comes near a statement. */
export async function attackedInputsOf(shop: AttackedShop): Promise<AttackedInput[]> {
  return [
    ...inLists(shop),
    ...(await inFilters(shop)),
    ...(await inReads(shop)),
    ...(await inReports(shop)),
    ...(await placesInWrites(shop)),
    ...(await placesAtTheDoor(shop)),
  ];
}

type At = (name: string, path: string, parameter: string, good: string) => AttackedInput;

/** A place in the query string of a read. */
function inQuery({ ask }: AttackedShop): At {
  return (name, path, parameter, good) => ({
    name,
    good,
    ask: (value) =>
      ask(`GET api/${path}${path.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(value)}`),
  });
}

/** What every list is asked by, and those that look for a word. */
function inLists(shop: AttackedShop): AttackedInput[] {
  const at = inQuery(shop);
  return [
    at('word of a list', 'product/list', 'keyword', 'sukari'),
    at('word in another order', 'product/list?sort=selling_price&order=-1', 'keyword', 'sukari'),
    at('sort of a list', 'product/list', 'sort', 'name'),
    at('order of a list', 'product/list', 'order', '1'),
    at('page of a list', 'product/list', 'page', '1'),
    at('rows of a page', 'product/list', 'limit', '20'),
    at('condition of a list', 'product/list', 'condition', 'all'),
    at('totals of a list', 'sale/totals', 'keyword', '1'),
    at('ids of a list', 'product/ids', 'keyword', 'sukari'),
    at('export of a list', 'customer/export', 'keyword', 'Juma'),
    at('word of a lookup', 'customer/search', 'keyword', 'Juma'),
    at('word of the palette', 'palette/find', 'keyword', 'sukari'),
    at('word of the activities', 'activity/search', 'keyword', 'product'),
    at('views of a list', 'saved-view/list', 'list', 'product'),
  ];
}

/** Plain filters, and the rules of the filter grammar: a text, a day, a record and the field itself. */
async function inFilters(shop: AttackedShop): Promise<AttackedInput[]> {
  const at = inQuery(shop);
  const category = await shop.first('category');
  const rule = (name: string, list: string, good: string, of: (value: string) => object): AttackedInput => ({
    name,
    good,
    ask(value) {
      const filter = JSON.stringify({ join: 'all', parts: [of(value)] });
      return shop.ask(`GET api/${list}/list?filter=${encodeURIComponent(filter)}`);
    },
  });
  return [
    at('plain filter', 'product/list', 'category_id', category),
    at('plain filter from a day', 'sale/list', 'date_from', '2026-01-01'),
    rule('rule with a text', 'customer', 'Juma', (value) => ({ field: 'name', is: 'contains', value })),
    rule('rule with a beginning', 'customer', 'Juma', (value) => ({ field: 'name', is: 'starts', value })),
    rule('rule with a day', 'sale', '2026-01-01', (value) => ({ field: 'date', is: 'at_least', value })),
    rule('rule with a record', 'product', category, (value) => ({
      ...{ field: 'category', is: 'one_of', value: [value] },
    })),
    rule('field of a rule', 'customer', 'name', (field) => ({ field, is: 'contains', value: 'a' })),
  ];
}

/** Reads of one record by its id, and what a till is told of what there is to sell. */
async function inReads(shop: AttackedShop): Promise<AttackedInput[]> {
  const at = inQuery(shop);
  const product = await shop.first('product');
  return [
    at('id of a record', 'product', 'id', product),
    at('id of the movements', 'product/movements', 'id', product),
    at('id of a print', 'sale/print', 'id', await shop.first('sale')),
    at('party of what is owed', 'payment/owed', 'party_id', await shop.first('customer')),
    at('mark of the catalogue', 'sale/catalogue?limit=5', 'since', '2026-01-01T00:00:00Z'),
    at('page of the catalogue', 'sale/catalogue?limit=5', 'after', newId()),
    at('store of the catalogue', 'sale/catalogue?limit=5', 'store_id', await shop.first('store')),
  ];
}

async function inReports(shop: AttackedShop): Promise<AttackedInput[]> {
  const at = inQuery(shop);
  const customer = await shop.first('customer');
  return [
    at('day of the trial balance', 'report/trial-balance', 'date', '2026-01-01'),
    at('account of the general ledger', 'report/general-ledger', 'account_code', '1010'),
    at('source of the journal', 'report/journal', 'source_id', newId()),
    at('period of the dashboard', 'report/dashboard', 'period', 'today'),
    at('period of the account dashboard', 'account/dashboard', 'period', 'month'),
    at('kind of the movements of money', 'account/movements', 'kind', 'in'),
    at('day of a statement', `customer/statement?id=${customer}&date_to=2026-12-31`, 'date', '2026-01-01'),
  ];
}
