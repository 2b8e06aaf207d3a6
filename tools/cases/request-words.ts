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
  'stock-request.dispatch': { say: (spoken) => step('dispatch', spoken), show: doneNow },
  'stock-request.receive': { say: (spoken) => step('receive', spoken), show: doneNow },
  'stock-request.return': { say: (spoken) => step('return', spoken), show: doneNow },
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

interface Step {
  product_id: string;
  at: string;
  batch: string | null;
  quantity: number;
  cost: number;
  lost: number;
  lost_cost: number;
}

/** The cases tell of each line what the event did to it, over all the batches that it moved. */
function doneNow(request: Row): Row {
  const steps = request.steps as readonly Step[];
  const now = steps.filter(({ at }) => at === steps.at(-1)?.at);
  const lines = (request.lines as Row[]).map((line) => {
    const done = now.filter(({ product_id }) => product_id === line.product_id);
    const [quantity, lost] = [sumOf(done, 'quantity', 1000), sumOf(done, 'lost', 1000)];
    const [value, lost_value] = [sumOf(done, 'cost', 100), sumOf(done, 'lost_cost', 100)];
    return {
      ...{ line_no: line.line_no, sent: quantity, received: quantity, returned: quantity },
      ...{ cost: value, received_value: value, value, lost, lost_value },
      batches: done.map((step) => ({ batch: step.batch, quantity: step.quantity })),
    };
  });
  return { ...request, lines };
}

function sumOf(
  steps: readonly Step[],
  key: 'quantity' | 'cost' | 'lost' | 'lost_cost',
  parts: number,
): number {
  return steps.reduce((all, step) => all + Math.round(Number(step[key] ?? 0) * parts), 0) / parts;
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
