import { cents } from './books.ts';
import { PARTY_SIDES, type PartySide } from './case-file.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';

/** How a party stands with the shop, in cents. */
type Sides = Map<PartySide, number>;

/**
 * How somebody stands with the shop over all branches, in amounts; sides with nothing are left out. A story names a party, or
 * the expense that is owed.
 */
export async function readParty(shop: CaseShop, name: string): Promise<Partial<Record<PartySide, number>>> {
  const sides: Sides = new Map();
  const expense = shop.documents.get(name);
  if (expense?.entity === 'expense') await addExpense(shop, sides, expense);
  else await addParty(shop, sides, name);
  const held = PARTY_SIDES.filter((side) => (sides.get(side) ?? 0) !== 0);
  return Object.fromEntries(held.map((side) => [side, (sides.get(side) ?? 0) / 100]));
}

function add(sides: Sides, side: PartySide, amount: number): void {
  sides.set(side, (sides.get(side) ?? 0) + cents(amount));
}

interface ExpenseRow {
  is_verified: boolean;
  paid_amount: number;
  remain_amount: number;
  status: string;
  supplier_id: string | null;
}

async function addExpense(
  shop: CaseShop,
  sides: Sides,
  { id, branchId }: { id: string; branchId: string },
): Promise<void> {
  const path = `api/expense?id=${id}`;
  const { done } = await shop.client.ask({ method: 'GET', path, branchId });
  // One that was refused owes nothing.
  if (done) addSpent(sides, done as unknown as ExpenseRow);
}

/** What is owed of an expense once it is verified, and what was paid before. */
function addSpent(sides: Sides, { is_verified, paid_amount, remain_amount, status }: ExpenseRow): void {
  if (is_verified) add(sides, 'accrued', remain_amount);
  else if (status !== 'void') add(sides, 'paid_before_verification', paid_amount);
}

interface DebtRow {
  party_name: string;
  kind: string;
  origin: string;
  source_kind: string | null;
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

async function addParty(shop: CaseShop, sides: Sides, name: string): Promise<void> {
  const supplierId = shop.suppliers.get(name);
  for (const branchId of shop.branches.values()) {
    for (const debt of await shop.client.list<DebtRow>('debt', branchId)) {
      const side = SIDES[`${debt.kind} ${debt.origin}`];
      // An expense that is owed is told with the expenses.
      if (debt.party_name === name && side && debt.source_kind !== 'expense')
        add(sides, side, debt.remain_amount);
    }
    if (!supplierId) continue;
    for (const spent of await shop.client.list<ExpenseRow>('expense', branchId))
      if (spent.supplier_id === supplierId) addSpent(sides, spent);
    await addReceived(shop, sides, { supplierId, branchId });
  }
  const id = shop.customers.get(name) ?? supplierId;
  if (!id) return;
  const kind = shop.customers.has(name) ? 'customer' : 'supplier';
  const path = `api/payment/owed?kind=${kind}&party_id=${id}`;
  const { deposit } = await shop.client.must<{ deposit: number }>({
    ...{ method: 'GET', path, branchId: firstBranch(shop) },
  });
  add(sides, kind === 'customer' ? 'deposit' : 'advance', deposit);
}

interface WithLines {
  id: string;
  type?: string;
  order_id?: string | null;
  status?: string;
  supplier_id: string;
  lines: readonly { accrued: number | null }[];
}

/** What came by orders and was neither billed nor sent back, at what the orders say. */
async function addReceived(
  shop: CaseShop,
  sides: Sides,
  { supplierId, branchId }: { supplierId: string; branchId: string },
): Promise<void> {
  const find = async (entity: string) => {
    const rows = (await shop.client.list<WithLines>(entity, branchId)).filter(
      (row) => row.supplier_id === supplierId,
    );
    const asked = rows.map(({ id }) =>
      shop.client.must<WithLines>({ method: 'GET', path: `api/${entity}?id=${id}`, branchId }),
    );
    return Promise.all(asked);
  };
  const sum = ({ lines }: WithLines) => lines.reduce((all, { accrued }) => all + Number(accrued ?? 0), 0);
  for (const moved of await find('goods-receipt'))
    add(sides, 'received_not_billed', moved.type === 'returned' ? -sum(moved) : sum(moved));
  for (const bill of await find('purchase'))
    if (bill.order_id && bill.status !== 'void') add(sides, 'received_not_billed', -sum(bill));
}
