import { STOCK_LIST_MAPPING } from '#modules/inventory/product/testing/stock-list.ts';
import { cellAt } from '#server-kit/excel/cell.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { documentId, OPENED_ON, type OpenShop } from './open-shop.ts';
import type { Terms } from './sale-terms.ts';
import { mustSend, type ShopClient } from './shop-client.ts';

/** As many lines as a buyer receives at once. */
const LINES = 500;
/** What each supplier is paid after the last sale, in pounds. */
const PAID = 10;

/** The supplier of an article: the records name none, so that the first figure of its number does. */
export const supplierOf = (code: string): string => `Supplier ${/^\d/.exec(code)?.[0] ?? 'of other goods'}`;

interface Bought {
  id: string;
  code: string;
  buying_price: number | null;
}

/** Buys all that the stock list begins with on credit, by supplier, some hundred lines at a time. */
export async function buyStock(
  client: ShopClient,
  shop: OpenShop,
  stockList: Uint8Array,
  { vat }: Terms,
): Promise<void> {
  const products = await client.list<Bought>('product');
  const units = await unitsOfList(stockList);
  const ofSuppliers = Map.groupBy(products, ({ code }) => supplierOf(code));
  for (const [name, goods] of [...ofSuppliers].sort()) {
    const { id: supplier_id } = await mustSend<{ id: string }>(client, 'POST', 'api/supplier', { name });
    for (let from = 0; from < goods.length; from += LINES) {
      const lines = goods.slice(from, from + LINES).flatMap(({ id: product_id, code, buying_price }) => {
        const quantity = units.get(code) ?? 0;
        const price = { price: buying_price ?? 0, tax_type: vat > 0 ? 'standard' : 'zero' };
        return quantity > 0 ? [{ product_id, quantity, ...price }] : [];
      });
      if (lines.length === 0) continue;
      const receipt_number = `${name} ${from}`;
      await mustSend(client, 'POST', 'api/purchase', {
        id: documentId(shop.branchId, `purchase ${receipt_number}`),
        ...{ supplier_id, store_id: shop.storeId, date: OPENED_ON, tax_mode: 'exclusive' },
        ...(vat > 0 ? { receipt_is_provided: true, receipt_number } : {}),
        ...{ lines, payments: [] },
      });
    }
  }
}

/** How many of each article the list begins with. */
async function unitsOfList(stockList: Uint8Array): Promise<Map<string, number>> {
  const [sheet] = (await readWorkbook(stockList)).sheets;
  if (!sheet) throw new Error('The stock list has no sheet.');
  const headings = sheet.rows[0]?.map((cell) => cell?.text) ?? [];
  const [code, opening] = (['code', 'opening_stock'] as const).map((field) =>
    headings.indexOf(Object.entries(STOCK_LIST_MAPPING).find(([, of]) => of === field)?.[0]),
  ) as [number, number];
  return new Map(
    sheet.rows.slice(1).map((_, at) => {
      const row = at + 1;
      return [cellAt(sheet, row, code).text, cellAt(sheet, row, opening).number ?? 0];
    }),
  );
}

/** Pays each supplier a part of what is owed, out of the cash of the sales. */
export async function paySuppliers(client: ShopClient, shop: OpenShop, date: string): Promise<void> {
  for (const { id, name } of await client.list<{ id: string; name: string }>('supplier'))
    await mustSend(client, 'POST', 'api/payment', {
      id: documentId(shop.branchId, `payment ${name}`),
      ...{ kind: 'supplier', party_id: id, amount: PAID, mode: 'cash', account_id: shop.cashAccountId, date },
    });
}
