import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem } from '#server/testing/test-system.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** Who calls, and in which branch; the owner in the first branch where left out. */
export interface Caller {
  by?: TestBrowser;
  branch?: string;
}

/** A shop of two branches, of which the first has a back room, and each asks the other for goods. */
export interface RequestingShop extends SellingShop {
  back: string;
  other_branch: string;
  other_store: string;
  /** Somebody with these rights in some branches and stores, logged in. */
  worker(
    rights: readonly string[],
    branches: readonly string[],
    stores?: readonly string[],
  ): Promise<TestBrowser>;
  /** Asks for goods, out of the back room into the shop unless it says so. */
  request(body: object, caller?: Caller): Promise<Answer>;
  /** Asks for one product and answers the request. */
  requested(product_id: string, quantity: number, more?: object, caller?: Caller): Promise<Json>;
  /** Takes a request a step further: `approve`, `dispatch`, `receive`, `return`, `reject`, `decline`. */
  step(step: string, id: string, body?: object, caller?: Caller): Promise<Answer>;
  /** The same where it must succeed. */
  took(step: string, id: string, body?: object, caller?: Caller): Promise<Json>;
  /** What lies of a product in a store and what of it is reserved, in pieces. */
  levelOf(product_id: string, store_id: string): Promise<{ quantity: number; reserved: number }>;
  poolOf(product_id: string, branch_id: string): Promise<{ quantity: number; value: number }>;
  /** What entries of a document come to in a branch, by account, in whole shillings. */
  postedIn(id: string, branch_id: string): Promise<Record<string, number>>;
  /** Everything that a refused call must leave as it was. */
  allOfRequests(): Promise<unknown>;
}

export async function openRequestingShop(settings: object = {}, db?: TestDatabase): Promise<RequestingShop> {
  const at = db ? { system: await openTestSystem(db) } : {};
  const shop = await openSellingShop({ has_store: true, request_stock: true, ...settings }, at);
  const { owner, business_id } = shop;
  const done = async (route: string, body: object, branch = ''): Promise<Json> => {
    const { status, body: answer } = await owner.ask(route, { body, branch });
    if (status !== 200) throw new Error(`${route}: ${JSON.stringify(answer)}`);
    return answer.message;
  };
  const back = (await done('POST api/store', { name: 'Back room' })).id;
  const other_branch = (await done('POST api/branch', { name: 'Mwenge', phone_number: '255713662009' })).id;
  const path = `api/branch/settings?id=${other_branch}`;
  const { version } = (await owner.ask(`GET ${path}`, { branch: other_branch })).body.message;
  await done(`PUT ${path}`, { version, has_store: true, request_stock: true, ...settings }, other_branch);
  const rows = <R extends object>(text: string, values: unknown[] = []) =>
    shop.system.db.adminQuery<R>(text, [business_id, ...values]);
  const [store] = await rows<{ id: string }>(
    'select id from stores where business_id = $1 and branch_id = $2 and is_default',
    [other_branch],
  );
  const sent = (method: string, call: string, body: object, { by = owner, branch = '' }: Caller = {}) =>
    by.ask(`${method} api/stock-request${call}`, {
      body,
      branch,
      headers: { 'idempotency-key': String((body as { id?: string }).id) },
    });
  const request = (body: object, caller?: Caller) =>
    sent('POST', '', { id: newId(), from_store_id: back, to_store_id: shop.store_id, ...body }, caller);
  const step = (name: string, id: string, body: object = {}, { by = owner, branch = '' }: Caller = {}) => {
    const headers = { 'idempotency-key': newId() };
    return untilAnswered(() =>
      by.ask(`PUT api/stock-request/${name}`, { body: { id, ...body }, branch, headers }),
    );
  };
  const must = async (answer: Promise<Answer>): Promise<Json> => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.message;
  };
  return {
    ...shop,
    back,
    other_branch,
    other_store: store?.id ?? '',
    async worker(rights, branches, stores = []) {
      const { phone, password } = await anEmployee(owner, rights, { branches, stores });
      return logIn(shop.system, phone, password);
    },
    request,
    requested: (product_id, requested, more = {}, caller) =>
      must(request({ lines: [{ product_id, requested }], ...more }, caller)),
    step,
    took: (name, id, body, caller) => must(step(name, id, body, caller)),
    async levelOf(product_id, store_id) {
      const [level] = await rows<{ quantity: bigint; reserved: bigint }>(
        `select sum(quantity)::bigint as quantity, sum(reserved)::bigint as reserved from stock_levels
         where business_id = $1 and product_id = $2 and store_id = $3`,
        [product_id, store_id],
      );
      return {
        quantity: Number(level?.quantity ?? 0n) / 1000,
        reserved: Number(level?.reserved ?? 0n) / 1000,
      };
    },
    async poolOf(product_id, branch_id) {
      const [pool] = await rows<{ quantity: bigint; value: bigint }>(
        'select quantity, value from stock_values where business_id = $1 and product_id = $2 and branch_id = $3',
        [product_id, branch_id],
      );
      return { quantity: Number(pool?.quantity ?? 0n) / 1000, value: Number(pool?.value ?? 0n) / 100 };
    },
    async postedIn(id, branch_id) {
      const lines = await rows<{ account: string; amount: bigint }>(
        `select l.account_code as account, sum(l.debit - l.credit)::bigint as amount
         from journal_lines l join journal_entries e on e.id = l.entry_id
         where l.business_id = $1 and e.source_id = $2 and e.branch_id = $3
         group by 1 having sum(l.debit - l.credit) <> 0`,
        [id, branch_id],
      );
      return Object.fromEntries(lines.map(({ account, amount }) => [account, Number(amount) / 100]));
    },
    allOfRequests: () =>
      rows(
        `select (select jsonb_agg(r order by r.id) from requests r where r.business_id = $1) as requests,
           (select jsonb_agg(l order by l.stock_request_id, l.line_no) from stock_request_lines l where l.business_id = $1) as lines,
           (select count(*) from stock_request_steps s where s.business_id = $1) as steps,
           (select jsonb_agg(v order by v.product_id, v.branch_id) from stock_values v where v.business_id = $1) as pools,
           (select jsonb_agg(v order by v.product_id, v.store_id) from stock_levels v where v.business_id = $1) as levels,
           (select jsonb_agg(n order by n.branch_id, n.kind, n.year) from number_series n where n.business_id = $1) as numbers,
           (select count(*) from stock_movements m where m.business_id = $1) as movements,
           (select count(*) from notifications n where n.business_id = $1) as notifications,
           (select count(*) from journal_lines l where l.business_id = $1) as entries`,
      ),
  };
}
