import { documentOf, productId, storeId } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import type { Spoken, SpokenCall, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The events of stock requests. */
export const REQUESTING: Readonly<Record<string, Word>> = {
  'stock-request': {
    async say({ shop, input, date, id, branchId }) {
      await turnOn(shop, branchId);
      const { from_store, to_store, lines } = input;
      const body = {
        id,
        date,
        from_store_id: storeId(shop, from_store),
        to_store_id: storeId(shop, to_store),
        lines: (lines as Row[]).map(({ product, ...line }) => ({
          ...line,
          product_id: productId(shop, product),
        })),
      };
      return {
        call: { method: 'POST', path: 'api/stock-request', body },
        document: { id, entity: 'stock-request' },
      };
    },
  },
  'stock-request.approve': { say: (spoken) => step('approve', spoken, false), show: (row) => row },
  'stock-request.dispatch': { say: (spoken) => step('dispatch', spoken), show: (row) => row },
  'stock-request.receive': { say: (spoken) => step('receive', spoken), show: lastStep },
  'stock-request.return': { say: (spoken) => step('return', spoken), show: lastStep },
  'stock-request.decline': {
    say({ shop, input: { stock_request, status } }) {
      const { id, entity } = documentOf(shop, stock_request);
      const name = status === 'not approved' ? 'reject' : 'decline';
      return {
        call: { method: 'PUT', path: `api/stock-request/${name}`, body: { id } },
        document: { id, entity },
      };
    },
  },
};

function step(name: string, { shop, input, date }: Spoken, isDated = true): SpokenCall {
  const { stock_request, ...rest } = input;
  const { id, entity } = documentOf(shop, stock_request);
  const body = { id, ...rest, ...(isDated ? { date } : {}) };
  return { call: { method: 'PUT', path: `api/stock-request/${name}`, body }, document: { id, entity } };
}

/** The cases tell of each line what the last step did to it. */
function lastStep(request: Row): Row {
  const steps = request.steps as Row[];
  const last = steps.at(-1);
  const lines = (request.lines as Row[]).map((line) => {
    const done = steps.findLast(({ product_id, at }) => product_id === line.product_id && at === last?.at);
    return {
      line_no: line.line_no,
      received: done?.quantity,
      returned: done?.quantity,
      received_value: done?.cost,
      value: done?.cost,
      lost: done?.lost,
      lost_value: done?.lost_cost,
    };
  });
  return { ...request, lines };
}

/** Branches of the cases ask for goods as a matter of course. */
async function turnOn({ client }: CaseShop, branchId: string): Promise<void> {
  const path = `api/branch/settings?id=${branchId}`;
  const { version, request_stock } = await client.must<{ version: number; request_stock: boolean }>({
    ...{ method: 'GET', path, branchId },
  });
  if (request_stock) return;
  await client.must({ method: 'PUT', path, branchId, body: { version, request_stock: true } });
}
