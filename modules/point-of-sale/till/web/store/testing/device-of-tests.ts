import { expect, vi } from 'vitest';
import type { CataloguePage } from '../../../catalogue.rules.ts';
import { GOODS, MAY_ALL, pageOf } from '../../../testing/sample-goods.ts';
import { openTill } from '../open-till.ts';
import { shelfOfTests } from './shelf-of-tests.ts';

interface Asked {
  route: string;
  body?: unknown;
  key?: string | undefined;
  seal?: string | undefined;
}

/** The key that this server gives a device to seal with. */
export const SEAL_KEY = { id: '00000000-0000-7000-8000-00000000000a', key: 'A'.repeat(43) };

/** The branch, then the user. */
export const SCOPE = 'kariakoo neema';

/** A server as the till sees it: what each call answers, or throws, in turn; the last answer stays. */
function serverOfTests() {
  const asked: Asked[] = [];
  const catalogue: (CataloguePage | Error)[] = [pageOf(GOODS)];
  const checkout: (unknown | Error)[] = [{ id: 'sale', number: 'KM0001' }];
  const trace: (unknown | Error)[] = [{ ids: [] }];
  const products: (unknown[] | Error)[] = [[]];
  const next = <T>(answers: T[]): T => (answers.length > 1 ? (answers.shift() as T) : (answers[0] as T));
  const ask = async (
    method: string,
    path: string,
    { body, idempotencyKey, bodySeal }: { body?: unknown; idempotencyKey?: string; bodySeal?: string } = {},
  ) => {
    if (path === 'sale/seal-key') return SEAL_KEY;
    asked.push({
      route: `${method} ${path}`,
      ...(body ? { body, key: idempotencyKey, seal: bodySeal } : {}),
    });
    const elsewhere = path === 'voided-line' ? trace : checkout;
    const ofGoods = path.startsWith('product/search') ? products : elsewhere;
    const answer = next<unknown>(path.startsWith('sale/catalogue') ? catalogue : ofGoods);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const checkouts = () => asked.filter(({ route }) => route === 'POST sale/checkout');
  /** What each call told of things that were taken out. */
  const told = () =>
    asked
      .filter(({ route }) => route === 'POST voided-line')
      .map(({ body }) => (body as { lines: Record<string, unknown>[] }).lines);
  /** The last call got no answer. */
  const away = false as boolean;
  return { ask: ask as never, asked, checkouts, told, catalogue, products, checkout, trace, away };
}

/** A device in front of a server: opened again, it is the same device after a reload. */
export function device(rights = MAY_ALL) {
  const { shelf, products, carts, trace, waiting } = shelfOfTests();
  const server = serverOfTests();
  const open = async () => {
    const tabs: (() => void)[] = [];
    const otherTabs = { tell: () => undefined, hear: (listener: () => void) => void tabs.push(listener) };
    const person = { scope: SCOPE, served: 'Neema', rights, shape: 'all' };
    const world = { ...person, ask: server.ask, isAway: () => server.away, shelf, otherTabs };
    const machine = openTill(world);
    await machine.till.refresh();
    await machine.waiting.prepare();
    await vi.waitFor(() => expect(machine.carts.get().ready).toBe(true));
    return { ...machine, hearOfOtherTab: () => tabs.forEach((listener) => void listener()) };
  };
  return { open, server, shelf, products, carts, trace, waiting };
}
