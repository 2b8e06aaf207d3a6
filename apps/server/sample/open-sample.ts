import { newId } from '#core/ids.ts';
import { makeUsualRoles } from '#modules/employee/public.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { createBusiness, issueToken, tokenFor } from '#modules/session/public.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { CallContext, CommandContext } from '#server-kit/operation/context.ts';
import type { SampleGood } from './goods.ts';
import { CASHIER_RIGHTS, MANAGER_RIGHTS, OWNER_NAME, PLACES, type SamplePlace } from './people.ts';
import type { SampleCaller, SampleCalls } from './sample-calls.ts';

const LIFE_OF_TOKENS_MS = 24 * 3600 * 1000;

/** What whoever wants a sample may choose. */
export interface WantedSample {
  name: string;
  owner_phone: string;
  password: string;
  /** First day of its books, before the first day of its trade; the usual one where left out. */
  books_begin?: string;
  /** Refuses, in the transaction in which the business is made. */
  before?: (context: CommandContext) => Promise<void>;
}

/** A sample that stands and has sold nothing yet. */
export interface FoundedSample {
  business_id: string;
  owner_id: string;
  owner: SampleCaller;
  store_id: string;
  cash: string;
  cashierRole: string;
  managerRole: string;
}

/** Something of a branch to sell, with what of it is left on the day that the maker has reached. */
export interface Stocked extends SampleGood {
  id: string;
  left: number;
}

/** A branch at work. */
export interface SampleBranch {
  place: SamplePlace;
  owner: SampleCaller;
  /** The user ids of those who work there, the manager first. */
  people: readonly string[];
  manager: SampleCaller;
  cashiers: readonly SampleCaller[];
  store_id: string;
  cash: string;
  wallet: string;
  bank: string;
  customers: readonly string[];
  goods: Stocked[];
}

/** Makes the business with its owner and first branch, marked as a sample from its first moment, and its two roles. */
export async function foundSample(
  context: CallContext,
  database: Database,
  calls: SampleCalls,
  { name, owner_phone, password, books_begin, before }: WantedSample,
): Promise<FoundedSample> {
  const [first] = PLACES;
  const wanted = {
    name,
    owner_phone,
    password,
    owner_name: OWNER_NAME,
    branch_name: first.name,
    ...(books_begin ? { books_begin } : {}),
  };
  const made = await createBusiness(context, database, wanted, {
    ...(before ? { before } : {}),
    async after(inside, { branch_id }) {
      await inside.tx.query('select ctx.mark_sample()');
      await makeUsualRoles(inside);
      const expires_at = new Date(context.clock.now().getTime() + LIFE_OF_TOKENS_MS);
      const token = { name: 'Sample', branch_id, permissions: [...ALL_PERMISSIONS], expires_at };
      return { token: (await issueToken(inside, database, token)).secret };
    },
  });
  const { business_id, owner_id, branch_id, store_id = '', cash_account_id: cash = '', token = '' } = made;
  const owner = { token, branchId: branch_id };
  const { data: roles } = await calls<{ data: KnownRole[] }>(owner, 'GET api/role/list', {});
  const role = async (key: string, permissions: readonly string[]) => {
    const { id = '', version } = roles.find(({ usual_role }) => usual_role === key) ?? {};
    await calls(owner, 'PUT api/role', { query: { id }, body: { version, permissions } });
    return id;
  };
  // Cashiers sell on days gone by only while the sample is made.
  const cashierRole = await role('cashier', [...CASHIER_RIGHTS, 'back_date_sale']);
  return {
    business_id,
    owner_id,
    owner,
    store_id,
    cash,
    cashierRole,
    managerRole: await role('manager', MANAGER_RIGHTS),
  };
}

interface KnownRole {
  id: string;
  version: number;
  usual_role: string | null;
}

/** A caller in somebody's name in the first of the branches, with all that his role gives him there. */
export async function callerOf(
  context: CallContext,
  database: Database,
  username: string,
  ...branchIds: readonly string[]
): Promise<SampleCaller> {
  const [branchId = '', ...branch_ids] = branchIds;
  const expires_at = new Date(context.clock.now().getTime() + LIFE_OF_TOKENS_MS);
  const made = await tokenFor(context, database, {
    username,
    name: 'Sample',
    branch_id: branchId,
    branch_ids,
    expires_at,
  });
  return { token: made.token, branchId };
}

/** A new id for a document, and the key under which it is sent. */
export function documentId(): { id: string; key: string } {
  const id = newId();
  return { id, key: id };
}
