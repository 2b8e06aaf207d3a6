// cspell:ignore Mbezi Kariakoo Mshirika
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import { type Answer, type Ask, TestBrowser } from '#server/testing/test-browser.ts';
import type { TestSystem } from '#server/testing/test-system.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';

/** What one needs to do any of the actions. */
export const OFFICE_RIGHTS = [
  'create_employee',
  'modify_employee',
  'delete_employee',
  'modify_employee_branch_access',
  'modify_employee_store_access',
  'create_role',
  'modify_role',
  'delete_role',
  'access_branch_settings',
  'switch_between_branches',
];
export const WORKING = [
  'view_sale',
  'create_sale',
  'delete_sale',
  'view_product',
  'create_product',
  'list_roles',
  'modify_purchase_order',
  'create_purchase',
];

/** A business with three branches, people and tokens of every kind, and the ways in which each of them calls. */
export interface Cast {
  system: TestSystem;
  businessId: string;
  branches: readonly string[];
  stores: ReadonlyMap<string, readonly string[]>;
  /** Names of principals, such as `user <id>`, that everything began with. */
  first: string[];
  /** Remembers by which phone number somebody logs in, or by which secret a token calls. */
  addUser(id: string, phone: string, password?: string): void;
  /** Remembers that somebody whom it can let in has another number or password. */
  changeLogin(id: string, login: { phone?: string; password?: string }): void;
  addToken(id: string, secret: string): void;
  canCall(name: string): boolean;
  /** Logs in whoever is not, or no longer; answers the branch in which a call is that names none. */
  comeIn(name: string): Promise<string>;
  ask(name: string, route: string, how: Ask): Promise<Answer>;
}

export async function openCast(system: TestSystem, inDays: (days: number) => string): Promise<Cast> {
  const made = await aBusiness(system);
  const owner = await logIn(system, made.phone);
  const branches = [made.branch_id];
  for (const name of ['Mbezi', 'Kariakoo'])
    branches.push(
      (await owner.ask('POST api/branch', { body: { name, phone_number: nextPhone() } })).body.message.id,
    );
  const rows = await system.db.adminQuery<{ id: string; branch_id: string }>(
    'select id, branch_id from stores where business_id = $1',
    [made.business_id],
  );
  const stores = new Map(
    branches.map((id) => [id, rows.filter((row) => row.branch_id === id).map((row) => row.id)]),
  );
  const logins = new Map<string, { phone: string; password?: string | undefined }>();
  const browsers = new Map<string, TestBrowser>();
  const secrets = new Map<string, string>();

  const cast: Cast = {
    system,
    businessId: made.business_id,
    branches,
    stores,
    first: [],
    addUser: (id, phone, password) => logins.set(`user ${id}`, { phone, password }),
    changeLogin(id, login) {
      const known = logins.get(`user ${id}`);
      if (known) logins.set(`user ${id}`, { ...known, ...login });
    },
    addToken: (id, secret) => secrets.set(`token ${id}`, secret),
    canCall: (name) => logins.has(name) || secrets.has(name),
    async comeIn(name) {
      const look = () => cast.ask(name, 'GET api/user/refresh', {});
      const { status, body } = await look();
      if (status === 200) return body.message.branch_id;
      browsers.delete(name);
      const again = await look();
      if (again.status !== 200) throw new Error(`${name} does not come in: ${JSON.stringify(again.body)}`);
      return again.body.message.branch_id;
    },
    async ask(name, route, how) {
      const secret = secrets.get(name);
      if (secret)
        return new TestBrowser(system).ask(route, { ...how, headers: { authorization: `Bearer ${secret}` } });
      const { phone = '', password } = logins.get(name) ?? {};
      const browser = browsers.get(name) ?? (await logIn(system, phone, password));
      browsers.set(name, browser);
      return browser.ask(route, how);
    },
  };
  const [one = '', two = ''] = branches;
  const joins = async (rights: readonly string[], where: readonly string[], accountType = 'employee') => {
    const { id, phone, password } = await anEmployee(owner, rights, { branches: where, accountType });
    cast.addUser(id, phone, password);
    cast.first.push(`user ${id}`);
    return id;
  };
  const gives = async (
    maker: string,
    permissions: readonly string[],
    where: readonly string[],
    days: number,
  ) => {
    const body = {
      name: 'Duka',
      permissions,
      branch_id: where[0],
      branch_ids: where.slice(1),
      expires_at: inDays(days),
    };
    const { status, body: answer } = await cast.ask(`user ${maker}`, 'POST api/token', { body });
    if (status !== 200) throw new Error(`no token: ${JSON.stringify(answer)}`);
    cast.addToken(answer.message.id, answer.message.token);
    cast.first.push(`token ${answer.message.id}`);
  };
  cast.addUser(made.owner_id, made.phone);
  cast.first.push(`user ${made.owner_id}`);
  await joins([...OFFICE_RIGHTS, 'view_sale'], [one], 'owner');
  const both = await joins([...OFFICE_RIGHTS, ...WORKING], [one, two]);
  const single = await joins([...OFFICE_RIGHTS, 'view_sale', 'view_product'], [one]);
  const clerk = await joins([...OFFICE_RIGHTS, 'view_sale'], [one]);
  const { version, access } = (await owner.ask(`GET api/user?id=${clerk}`)).body.message;
  const [{ branch_id, role_id }] = access;
  const bound = [{ branch_id, role_id, store_ids: stores.get(one)?.slice(0, 1) }];
  const { status } = await owner.ask(`PUT api/user?id=${clerk}`, { body: { version, access: bound } });
  if (status !== 200) throw new Error('the clerk was not bound to a store');
  await gives(made.owner_id, [...ALL_PERMISSIONS], branches, 60);
  await gives(made.owner_id, [...OFFICE_RIGHTS], [two], 40);
  await gives(both, [...OFFICE_RIGHTS, 'view_sale'], [one, two], 30);
  await gives(both, [...OFFICE_RIGHTS, ...WORKING], [two], 20);
  await gives(single, ['access_branch_settings', 'view_sale'], [one], 2);
  await gives(clerk, [...OFFICE_RIGHTS], [one], 10);
  return cast;
}
