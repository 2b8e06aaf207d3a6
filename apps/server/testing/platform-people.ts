import { createPlatformAccount } from '#modules/platform/public.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { logIn, nextPhone, OWNER_PASSWORD } from './people.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestSystem } from './test-system.ts';

/** An account that runs the platform, made as the command line makes it. */
export async function anOnepos(system: TestSystem, phone = nextPhone(), name = 'Neema Mushi') {
  const owner = await system.db.adminClient();
  await owner.query('set role pos_owner');
  const made = await createPlatformAccount(
    terminalContext(system),
    system.database,
    async (text, values) => (await owner.query(text, [...values])).rows,
    { name, phone, password: OWNER_PASSWORD },
  );
  return { ...made, phone };
}

/** Another account of the platform, made by one that runs it. */
export async function aColleague(
  system: TestSystem,
  by: TestBrowser,
  account_type: string,
): Promise<TestBrowser> {
  const { branch_id } = (await by.ask('GET api/user/refresh')).body.message;
  const phone_number = nextPhone();
  const body = {
    name: `Agent ${phone_number}`,
    phone_number,
    account_type,
    password: 'Mlango-wa-3',
    access: [{ branch_id }],
  };
  const { status, body: answer } = await by.ask('POST api/user', { body });
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return logIn(system, phone_number, 'Mlango-wa-3');
}
