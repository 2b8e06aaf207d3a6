// cspell:ignore Mbezi Mshirika Mwajuma
import { expect } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

/** What one needs to keep the people of a branch. */
export const OFFICE = [
  'create_employee',
  'modify_employee',
  'delete_employee',
  'modify_employee_branch_access',
];

/** A business with two branches, and all that says who may do what in it. */
export interface GrantWorld {
  system: TestSystem;
  owner: TestBrowser;
  here: string;
  there: string;
  inDays(days: number): string;
  role(permissions: readonly string[]): Promise<string>;
  hire(by: TestBrowser, more?: object): ReturnType<TestBrowser['ask']>;
  /** An owner account with a role. */
  partner(
    rights: readonly string[],
    branches?: readonly string[],
  ): Promise<Awaited<ReturnType<typeof anEmployee>> & { browser: TestBrowser }>;
  /** Sees a call refused with one of the codes, and nothing that says who may do what changed by it. */
  refusedWhole(
    codes: readonly string[],
    call: () => Promise<{ status: number; body: { code?: string } }>,
  ): Promise<void>;
}

export async function openGrantWorld(): Promise<GrantWorld> {
  const system = await openTestSystem();
  const { branch_id: here, phone } = await aBusiness(system);
  const owner = await logIn(system, phone);
  const second = { name: 'Mbezi', phone_number: nextPhone() };
  const there = (await owner.ask('POST api/branch', { body: second })).body.message.id;

  async function grants(): Promise<string> {
    const [row] = await system.db.adminQuery<{ all: string }>(ALL_GRANTS);
    return row?.all ?? '';
  }

  return {
    system,
    owner,
    here,
    there,
    inDays: (days) => new Date(system.clock.now().getTime() + days * 86_400_000).toISOString(),
    async role(permissions) {
      const body = { name: `Role ${nextPhone()}`, permissions };
      return (await owner.ask('POST api/role', { body })).body.message.id;
    },
    hire: (by, more = {}) =>
      by.ask('POST api/user', { body: { name: 'Mwajuma Ali', phone_number: nextPhone(), ...more } }),
    async partner(rights, branches = [here]) {
      const made = await anEmployee(owner, rights, { branches, name: 'Mshirika', accountType: 'owner' });
      return { ...made, browser: await logIn(system, made.phone, made.password) };
    },
    async refusedWhole(codes, call) {
      const before = await grants();
      const { status, body } = await call();
      expect([codes, codes.includes(body.code ?? ''), status >= 400, body]).toEqual([
        codes,
        true,
        true,
        body,
      ]);
      expect(await grants()).toBe(before);
    },
  };
}

const ALL_GRANTS = `
select jsonb_build_array(
  (select jsonb_agg(jsonb_build_array(id, account_type, status, phone_number, email, name, deleted_at) order by id)
   from users),
  (select jsonb_agg(to_jsonb(a) order by a::text) from user_access a),
  (select jsonb_agg(jsonb_build_array(id, name, permissions, documents_seen, days_seen, newest_seen, deleted_at) order by id)
   from roles),
  (select jsonb_agg(jsonb_build_array(id, permissions, branch_id, branch_ids, expires_at, deleted_at) order by id)
   from tokens),
  (select jsonb_agg(jsonb_build_array(id, deleted_at) order by id) from devices))::text as all`;
