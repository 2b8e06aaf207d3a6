import type { PartySide } from './case-file.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';

/** What both ledgers of a business say, and what its lists say of those it deals with. Amounts in cents. */
export interface Books {
  entries: ReadonlyMap<string, BookedEntry>;
  /** By product and branch. */
  pools: ReadonlyMap<string, { quantity: number; cents: number }>;
  /** By product and store, and once more by product, store and number of the batch. */
  levels: ReadonlyMap<string, number>;
  movements: readonly BookedMovement[];
}

export interface BookedEntry {
  branch: string;
  lines: readonly { account_code: string; debit: number; credit: number }[];
}

interface Movement {
  date: string;
  store_name: string;
  batch_number?: string | null;
  quantity: number;
  value: number;
}

export interface BookedMovement extends Movement {
  product: string;
  branch: string;
}

const ALL_TIME = 'date=2000-01-01&date_to=2999-12-31';

/** Reads everything that was posted and moved; a case is small. */
export async function readBooks(shop: CaseShop): Promise<Books> {
  const branchIds = [...shop.branches.values()];
  const nameOf = new Map([...shop.branches].map(([name, id]) => [id, name]));
  const entries = new Map<string, BookedEntry>();
  for (let page: number | null = 1; page !== null; ) {
    const path = `api/report/journal?${ALL_TIME}&branch_ids=${branchIds.join(',')}&limit=1000&page=${page}`;
    const answer: JournalPage = await shop.client.must({ method: 'GET', path, branchId: firstBranch(shop) });
    for (const { id, branch_id, lines } of answer.data)
      entries.set(id, { branch: nameOf.get(branch_id) ?? branch_id, lines });
    page = answer.next_page;
  }
  const movements: BookedMovement[] = [];
  for (const [branch, branchId] of shop.branches)
    for (const [product, id] of shop.products)
      for (const movement of await movementsOf(shop, branchId, id))
        movements.push({ ...movement, store_name: placeOf(movement, branch), product, branch });
  return { entries, movements, ...stockOf(movements) };
}

/** What the cases call the place of a branch for goods on their way between its stores. */
export function transitOf(branch: string): string {
  return `transit ${branch}`;
}

function placeOf({ store_name }: Movement, branch: string): string {
  return store_name === 'In transit' ? transitOf(branch) : store_name;
}

/** What movements come to: quantity and value of each pool, quantity in each store and of each batch in it. */
export function stockOf(movements: readonly BookedMovement[]): Pick<Books, 'pools' | 'levels'> {
  const pools = new Map<string, { quantity: number; cents: number }>();
  const levels = new Map<string, number>();
  for (const { product, branch, store_name, batch_number, quantity, value } of movements) {
    const pool = pools.get(`${product}, ${branch}`) ?? { quantity: 0, cents: 0 };
    pools.set(`${product}, ${branch}`, {
      quantity: thousandths(pool.quantity + quantity),
      cents: pool.cents + cents(value),
    });
    const store = `${product}, ${store_name}`;
    for (const place of [store, ...(batch_number ? [`${store}, ${batch_number}`] : [])])
      levels.set(place, thousandths((levels.get(place) ?? 0) + quantity));
  }
  return { pools, levels };
}

interface JournalPage {
  data: { id: string; branch_id: string; lines: BookedEntry['lines'] }[];
  next_page: number | null;
}

async function movementsOf(shop: CaseShop, branchId: string, id: string): Promise<Movement[]> {
  const movements: Movement[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const path = `api/product/movements?id=${id}&limit=100&page=${page}`;
    const answer: { data: Movement[]; next_page: number | null } = await shop.client.must({
      method: 'GET',
      path,
      branchId,
    });
    movements.push(...answer.data);
    page = answer.next_page;
  }
  return movements;
}

interface DebtRow {
  kind: string;
  origin: string;
  remain_amount: number;
}

const SIDES: Readonly<Record<string, PartySide>> = {
  'debtor document': 'receivable',
  'debtor opening': 'receivable',
  'creditor document': 'payable',
  'creditor opening': 'payable',
  'debtor loan': 'lent',
  'creditor loan': 'borrowed',
};

/** How a party stands with the shop over all branches; sides without an amount are left out. */
export async function readParty(shop: CaseShop, name: string): Promise<Partial<Record<PartySide, number>>> {
  const sides: Partial<Record<PartySide, number>> = {};
  const add = (side: PartySide, amount: number) => {
    const sum = cents(sides[side] ?? 0) + cents(amount);
    if (sum === 0) delete sides[side];
    else sides[side] = sum / 100;
  };
  for (const branchId of shop.branches.values())
    for (const row of await shop.client.list<DebtRow & { party_name: string }>('debt', branchId)) {
      const side = SIDES[`${row.kind} ${row.origin}`];
      if (row.party_name === name && side) add(side, row.remain_amount);
    }
  const id = shop.customers.get(name) ?? shop.suppliers.get(name);
  if (!id) return sides;
  const kind = shop.customers.has(name) ? 'customer' : 'supplier';
  const path = `api/payment/owed?kind=${kind}&party_id=${id}`;
  const { deposit } = await shop.client.must<{ deposit: number }>({
    method: 'GET',
    path,
    branchId: firstBranch(shop),
  });
  add(kind === 'customer' ? 'deposit' : 'advance', deposit);
  return sides;
}

/** What lies in a money account, as its list shows it. */
export async function readBalance(shop: CaseShop, name: string): Promise<number | undefined> {
  const account = shop.accounts.get(name);
  if (!account) return undefined;
  const rows = await shop.client.list<{ id: string; balance: number }>('account', account.branchId);
  return rows.find(({ id }) => id === account.id)?.balance;
}

/** An amount of the wire in cents. */
export function cents(amount: number): number {
  return Math.round(amount * 100);
}

function thousandths(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}
