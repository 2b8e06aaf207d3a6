import { createBusiness, type MadeBusiness, type NewBusiness } from '#modules/session/public.ts';
import type { Clock } from '#server-kit/operation/clock.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { TestBrowser } from './test-browser.ts';
import type { TestSystem } from './test-system.ts';

export const OWNER_PASSWORD = 'Kiti-cheupe-27';

let phones = 255_700_000_000;

/** A phone number that nobody has yet. */
export function nextPhone(): string {
  phones += 1;
  return String(phones);
}

type Founding = Pick<TestSystem, 'services' | 'database'> & { clock: Clock };

/** A business made as the command line makes it. */
export async function aBusiness(
  system: Founding,
  wanted: Partial<NewBusiness> = {},
): Promise<MadeBusiness & { phone: string }> {
  const phone = wanted.owner_phone ?? nextPhone();
  const made = await createBusiness(terminalContext(system), system.database, {
    name: 'Duka la Neema',
    owner_name: 'Neema Mushi',
    owner_phone: phone,
    password: OWNER_PASSWORD,
    ...wanted,
  });
  return { ...made, phone };
}

/** Somebody's browser, logged in. A password that was set for him counts as one that he has chosen since. */
export async function logIn(
  system: TestSystem,
  phone: string,
  password = OWNER_PASSWORD,
): Promise<TestBrowser> {
  const browser = new TestBrowser(system);
  addresses += 1;
  browser.address = `10.1.${addresses >> 8}.${addresses & 255}`;
  let { status, body } = await browser.logIn(phone, password);
  if (['new_password_needed', 'given_password_ended'].includes(body.code ?? '')) {
    await browser.asIfChosen(phone);
    ({ status, body } = await browser.logIn(phone, password));
  }
  if (status !== 200) throw new Error(`login failed: ${JSON.stringify(body)}`);
  return browser;
}

let addresses = 0;

/** An employee with a role of some rights in the owner's branches, made through the owner's own browser. */
export async function anEmployee(
  owner: TestBrowser,
  permissions: readonly string[],
  {
    branches,
    name = 'Baraka Juma',
    accountType = 'employee',
    stores = [],
    orderLimit = null,
    limits = {},
  }: {
    branches: readonly string[];
    name?: string;
    accountType?: string;
    stores?: readonly string[];
    orderLimit?: number | null;
    limits?: { discount_limit?: number; refund_limit?: number };
  },
): Promise<{ id: string; phone: string; role_id: string; password: string }> {
  const role_id = await aRole(owner, permissions, { order_limit: orderLimit, ...limits });
  const access = branches.map((branch_id) => ({ branch_id, role_id, store_ids: stores }));
  return { ...(await aPerson(owner, { name, accountType, access })), role_id };
}

/** An employee with other rights in each of some branches. */
export async function anEmployeeIn(
  owner: TestBrowser,
  rights: Readonly<Record<string, readonly string[]>>,
): Promise<{ id: string; phone: string; password: string }> {
  const access: object[] = [];
  for (const [branch_id, permissions] of Object.entries(rights))
    access.push({ branch_id, role_id: await aRole(owner, permissions) });
  return aPerson(owner, { name: 'Baraka Juma', accountType: 'employee', access });
}

async function aRole(
  owner: TestBrowser,
  permissions: readonly string[],
  limits: object = {},
): Promise<string> {
  const body = { name: `Role ${nextPhone()}`, permissions, ...limits };
  const role = await owner.ask('POST api/role', { body });
  if (role.status !== 200) throw new Error(`no role: ${JSON.stringify(role.body)}`);
  return role.body.message.id;
}

async function aPerson(
  owner: TestBrowser,
  { name, accountType, access }: { name: string; accountType: string; access: readonly object[] },
): Promise<{ id: string; phone: string; password: string }> {
  const [phone, password] = [nextPhone(), 'Mlango-wa-3'];
  const user = await owner.ask('POST api/user', {
    body: { name, phone_number: phone, account_type: accountType, password, access },
  });
  if (user.status !== 200) throw new Error(`no employee: ${JSON.stringify(user.body)}`);
  await owner.asIfChosen(phone);
  return { id: user.body.message.id, phone, password };
}
