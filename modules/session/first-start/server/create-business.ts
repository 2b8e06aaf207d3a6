import type { Currency } from '#core/currencies.ts';
import type { AnyEntity, RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import type { Language } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { furnishBranch, openBranch, startingSettings, usualBeginOfBooks } from '#modules/branch/public.ts';
import { endOfGiven, setPassword } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { checkDrafts } from '#server-kit/command/check-drafts.ts';
import { draftOfNew } from '#server-kit/command/read-body.ts';
import { doWork } from '#server-kit/command/run-command.ts';
import type { Database } from '#server-kit/db/database.ts';
import { underAccess } from '#server-kit/db/under-access.ts';
import type { Caller } from '#server-kit/operation/caller.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CallContext, CommandContext } from '#server-kit/operation/context.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';

/** What a new business needs to be told; everything else has a usual value and can be changed later. */
export interface NewBusiness {
  name: string;
  business_type?: string;
  owner_name: string;
  owner_phone: string;
  owner_email?: string;
  password: string;
  branch_name?: string;
  currency?: Currency;
  country?: string;
  time_zone?: string;
  vat_registered?: boolean;
  price_mode?: 'inclusive' | 'exclusive';
  /** First day of its books; the usual one where left out. */
  books_begin?: string;
}

/** The ids of what was made; modules that open branches add theirs (`store_id`, `cash_account_id`). */
export interface MadeBusiness {
  business_id: string;
  branch_id: string;
  owner_id: string;
  [more: string]: string;
}

/** What happens in the same transaction: a check that may refuse, and what is made for the owner besides. */
interface Around {
  /** Whether a person begins there, who finds more ready than a branch cannot do without. */
  isFurnished?: boolean;
  /** Whether somebody else has chosen the password: it is good for one login, at which the owner chooses another. */
  isPasswordGiven?: boolean;
  before?(context: CommandContext): Promise<void>;
  after?(context: CommandContext, made: MadeBusiness): Promise<Record<string, string>>;
}

/** Makes a business with its owner and first branch, ready to sell, in one transaction. */
export async function createBusiness(
  context: CallContext,
  database: Database,
  wanted: NewBusiness,
  { before, after, ...more }: Around = {},
): Promise<MadeBusiness> {
  const [businessId, ownerId, branchId] = [newId(), newId<'user'>(), newId<'branch'>()];
  const owner = founder(wanted, { businessId, ownerId, branchId }, context.language);
  return underAccess(database, { businessId, userId: ownerId }, (tx) =>
    doWork({ ...context, ...owner, tx }, null, async (inside) => {
      await before?.(inside);
      const opened = await found(inside, wanted, { businessId, ownerId, branchId }, more);
      const made = { business_id: businessId, branch_id: branchId, owner_id: ownerId, ...opened };
      return { ...made, ...(await after?.(inside, made)) };
    }),
  );
}

interface Ids {
  businessId: string;
  ownerId: string;
  branchId: string;
}

/** The owner, the moment before he exists: he holds everything in the branch that is about to be made. */
function founder(wanted: NewBusiness, { businessId, ownerId, branchId }: Ids, language: Language): Caller {
  const { currency = 'TZS', time_zone = 'Africa/Dar_es_Salaam' } = wanted;
  return {
    actor: {
      user_id: ownerId,
      name: wanted.owner_name,
      account_type: 'owner',
      business_id: businessId,
      permissions: ALL_PERMISSIONS,
      branch_ids: [branchId],
      store_ids: [],
      language,
    },
    branch: {
      id: branchId,
      name: wanted.name,
      currency,
      time_zone,
      day_starts_at: '00:00',
      settings: startingSettings(branchId, currency, { language }),
    },
  };
}

async function found(
  context: CommandContext,
  wanted: NewBusiness,
  ids: Ids,
  { isFurnished, isPasswordGiven }: Pick<Around, 'isFurnished' | 'isPasswordGiven'>,
): Promise<Record<string, string>> {
  const { tx } = context;
  const { name, business_type, owner_name, owner_phone, owner_email, password } = wanted;
  const { branch_name = name, currency, country, time_zone, vat_registered, price_mode } = wanted;
  const firm = await rowOf(context, business, ids.businessId, { name, business_type }, {});
  const owner = { name: owner_name, phone_number: owner_phone, email: owner_email, account_type: 'owner' };
  const person = await rowOf(context, user, ids.ownerId, owner, OWNER_KEYS);
  const place = { name: branch_name, phone_number: owner_phone, business_type, currency, country, time_zone };
  const placed = await rowOf(context, branch, ids.branchId, place, BRANCH_KEYS);
  // Once the time zone is known to be one: the day of the branch depends on it.
  const { books_begin = usualBeginOfBooks(today(context.clock, context.branch)) } = wanted;
  await tx.insert(business, { ...firm, books_begin });
  await tx.insert(user, person);
  const called = { id: ids.ownerId, name: owner_name, phone_number: owner_phone };
  await setPassword(tx, called, password, {
    givenUntil: isPasswordGiven ? endOfGiven(context.clock.now()) : null,
  });
  const row = await tx.insert(branch, placed);
  const opened = await openBranch(context, row, given({ vat_registered, price_mode }));
  if (isFurnished) await furnishBranch(context, row);
  return opened;
}

const OWNER_KEYS = { name: 'owner_name', phone_number: 'owner_phone', email: 'owner_email' };
const BRANCH_KEYS = { name: 'branch_name', phone_number: 'owner_phone' };

/** A checked row from wire values; what is wrong with it is said in the keys of the form it was typed into. */
async function rowOf<E extends AnyEntity>(
  context: CommandContext,
  entity: E,
  id: string,
  wire: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, string>>,
): Promise<Partial<RowOf<E>>> {
  const draft = draftOfNew(entity, given(wire), context);
  draft.row.id = id;
  await checkDrafts(entity, [draft], context);
  const problems = Object.entries(draft.problems).map(([column, problem]) => [
    keys[column] ?? column,
    problem,
  ]);
  if (problems.length) throw new InvalidFields(Object.fromEntries(problems));
  return draft.row as Partial<RowOf<E>>;
}

function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
