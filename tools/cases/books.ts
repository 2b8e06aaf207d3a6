import { type CaseShop, firstBranch } from './case-shop.ts';

/** What both ledgers of a business say, and what its lists say of those it deals with. Amounts in cents. */
export interface Books {
  entries: ReadonlyMap<string, BookedEntry>;
  /** By product and branch. */
  pools: ReadonlyMap<string, { quantity: number; cents: number }>;
  /** By product and store, and once more by product, store and number of the batch. */
  levels: ReadonlyMap<string, number>;
  /** By product and store. */
  stores: ReadonlyMap<string, number>;
  movements: readonly BookedMovement[];
}

export interface BookedEntry {
  branch: string;
  date: string;
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
    for (const { id, branch_id, date, lines } of answer.data)
      entries.set(id, { branch: nameOf.get(branch_id) ?? branch_id, date, lines });
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
export function stockOf(movements: readonly BookedMovement[]): Pick<Books, 'pools' | 'levels' | 'stores'> {
  const pools = new Map<string, { quantity: number; cents: number }>();
  const levels = new Map<string, number>();
  const stores = new Map<string, number>();
  for (const { product, branch, store_name, batch_number, quantity, value } of movements) {
    const pool = pools.get(`${product}, ${branch}`) ?? { quantity: 0, cents: 0 };
    pools.set(`${product}, ${branch}`, {
      quantity: thousandths(pool.quantity + quantity),
      cents: pool.cents + cents(value),
    });
    const store = `${product}, ${store_name}`;
    stores.set(store, thousandths((stores.get(store) ?? 0) + quantity));
    for (const place of [store, ...(batch_number ? [`${store}, ${batch_number}`] : [])])
      levels.set(place, thousandths((levels.get(place) ?? 0) + quantity));
  }
  return { pools, levels, stores };
}

interface JournalPage {
  data: { id: string; branch_id: string; date: string; lines: BookedEntry['lines'] }[];
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
