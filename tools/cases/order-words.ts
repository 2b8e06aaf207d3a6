import { documentId, productId, storeId, supplierId } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import { inCents } from './in-cents.ts';
import type { Spoken, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The events of purchase orders: what is ordered, what comes of it, what goes back and what is billed. */
export const ORDERING: Readonly<Record<string, Word>> = {
  'purchase-order': {
    // An order of the cases is one that the supplier has: it is saved and sent.
    say: async ({ shop, input, date, branchId }) => {
      const { supplier, store, lines, tax_mode = 'exclusive', ...rest } = input;
      const body = {
        ...rest,
        date,
        price_mode: tax_mode,
        supplier_id: supplierId(shop, supplier),
        ...(store ? { store_id: storeId(shop, store) } : {}),
        lines: (lines as Row[]).map(({ product, tax, ...line }) => ({
          ...line,
          ...(tax ? { tax_type: tax } : {}),
          product_id: productId(shop, product),
        })),
      };
      const made = await shop.client.must<{ id: string }>({
        ...{ method: 'POST', path: 'api/purchase-order', body, branchId },
      });
      return {
        call: { method: 'PUT', path: 'api/purchase-order/send', body: { id: made.id } },
        document: { id: made.id, entity: 'purchase-order' },
      };
    },
  },
  'purchase-order.receive': { say: moving('receive'), show: moved },
  'purchase-order.return': { say: moving('return'), show: moved },
  'purchase-order.close': {
    say: ({ shop, input: { order, cancel } }) => {
      const id = documentId(shop, order);
      return {
        call: { method: 'PUT', path: `api/purchase-order/${cancel ? 'cancel' : 'close'}`, body: { id } },
        document: { id, entity: 'purchase-order' },
      };
    },
    show: (order) => ({ ...order, order_status: order.status }),
  },
  'purchase.bill': {
    say: ({ shop, input: { order, payments: _, ...rest }, date, id }) => ({
      call: {
        method: 'POST',
        path: 'api/purchase/bill',
        body: { ...rest, id, date, order_id: documentId(shop, order), payments: [] },
      },
      document: { id, entity: 'purchase' },
    }),
    show: (bill) => ({
      ...bill,
      total_net: bill.net_amount,
      total_tax: bill.tax,
      lines: (bill.lines as Row[]).map((line) => {
        const [cost, accrued, variance] = [line.cost, line.accrued, line.variance].map(Number) as [
          number,
          number,
          number,
        ];
        return {
          ...line,
          line_no: line.order_line_no,
          billed: cost,
          difference: inCents(cost - accrued),
          to_stock: inCents(cost - accrued - variance),
          to_variance: variance,
        };
      }),
    }),
  },
};

function moving(way: 'receive' | 'return') {
  return ({ shop, input, date, id }: Spoken) => {
    const { order, store, ...rest } = input;
    const body = {
      ...rest,
      ...{ id, date, order_id: documentId(shop, order) },
      ...(store ? { store_id: storeId(shop, store) } : {}),
    };
    return {
      call: { method: 'PUT' as const, path: `api/purchase-order/${way}`, body },
      document: { id, entity: 'goods-receipt' },
    };
  };
}

async function moved(receipt: Row, { shop, branchId }: { shop: CaseShop; branchId: string }) {
  const order = await shop.client.must<{ status: string }>({
    ...{ method: 'GET', path: `api/purchase-order?id=${receipt.order_id}`, branchId },
  });
  return {
    ...receipt,
    order_status: order.status,
    lines: (receipt.lines as Row[]).map((line) => ({
      ...line,
      // A case says how many came in the unit of the stock.
      quantity: Number(line.quantity) * Number(line.factor),
      line_no: line.order_line_no,
      value: line.accrued,
    })),
  };
}
