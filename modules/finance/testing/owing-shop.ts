import { newId } from '#core/ids.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

/** A shop whose customers owe it something, asked through the door. */
export interface OwingShop {
  system: TestSystem;
  business_id: string;
  branch_id: string;
  /** A second branch, with a till of its own. */
  other_branch: string;
  cash: string;
  other_cash: string;
  wallet: string;
  bank: string;
  owner: TestBrowser;
  customer(name?: string): Promise<string>;
  /** Writes down what a customer owes from before, and answers the id of the debt. */
  owes(customer: string, amount: number, more?: object, branch?: string): Promise<string>;
  /** A call that makes a document: its key is its id, a new one unless the body has one. */
  make(route: string, body: object, branch?: string, by?: TestBrowser): Promise<Answer>;
  pay(customer: string, amount: number, more?: object, branch?: string): Promise<Answer>;
  put(route: string, body: object, branch?: string): Promise<Answer>;
  find(entity: string, id: string, branch?: string): Promise<Answer['body']>;
  /** What the entries of a document come to, by branch and account of the chart, in whole units. */
  posted(documentId: string): Promise<Record<string, number>>;
  clerk(...permissions: string[]): Promise<TestBrowser>;
}

let shops = 0;

export async function openOwingShop(at?: TestSystem): Promise<OwingShop> {
  const system = at ?? (await openTestSystem());
  const made = await aBusiness(system, { books_begin: '2020-01-01' });
  const owner = await logIn(system, made.phone);
  const { business_id, branch_id } = made;
  shops += 1;
  const done = async (route: string, body: object, branch = branch_id) => {
    const answer = await owner.ask(route, { body, branch });
    if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
    return String(answer.body.message.id);
  };
  const other_branch = await done('POST api/branch', {
    name: `Mwanza ${shops}`,
    phone_number: '255754000009',
  });
  const [till] = await system.db.adminQuery<{ id: string }>(
    'select id from accounts where branch_id = $1 and is_till',
    [other_branch],
  );
  const make: OwingShop['make'] = (route, body, branch = branch_id, by = owner) => {
    const whole = { id: newId() as string, ...body };
    return by.ask(route, { body: whole, branch, headers: { 'idempotency-key': whole.id } });
  };
  const cash = made.cash_account_id ?? '';
  return {
    system,
    business_id,
    branch_id,
    other_branch,
    cash,
    other_cash: till?.id ?? '',
    wallet: await done('POST api/account', { name: `M-PESA ${shops}`, type: 'mobile' }),
    bank: await done('POST api/account', { name: `CRDB ${shops}`, type: 'bank' }),
    owner,
    make,
    customer: (name = 'Asha Juma') => done('POST api/customer', { name }),
    owes: (customer_id, amount, more = {}, branch = branch_id) =>
      done('POST api/debt', { kind: 'debtor', origin: 'opening', customer_id, amount, ...more }, branch),
    pay: (party_id, amount, more = {}, branch = branch_id) =>
      make(
        'POST api/payment',
        { kind: 'customer', party_id, amount, account_id: cash, mode: 'cash', ...more },
        branch,
      ),
    put: (route, body, branch = branch_id) =>
      owner.ask(route, { body, branch, headers: { 'idempotency-key': newId() } }),
    find: async (entity, id, branch = branch_id) =>
      (await owner.ask(`GET api/${entity}?id=${id}`, { branch })).body.message,
    async posted(documentId) {
      const lines = await system.db.adminQuery<{ branch_id: string; account: string; amount: bigint }>(
        `select l.branch_id, split_part(l.account_code, '-', 1) as account, sum(l.debit - l.credit)::bigint as amount
         from journal_lines l join journal_entries e on e.id = l.entry_id
         where l.business_id = $1 and e.source_id = $2 group by 1, 2 having sum(l.debit - l.credit) <> 0 order by 1, 2`,
        [business_id, documentId],
      );
      return Object.fromEntries(
        lines.map(({ branch_id: of, account, amount }) => [
          of === branch_id ? account : `${account} there`,
          Number(amount) / 100,
        ]),
      );
    },
    async clerk(...permissions) {
      const { phone, password } = await anEmployee(owner, permissions, { branches: [branch_id] });
      return logIn(system, phone, password);
    },
  };
}
