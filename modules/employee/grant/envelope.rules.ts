import { FULL_VISIBILITY, seesAsMuch, type Visibility } from '#core/visibility.ts';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import { mayMakeAccount } from '../user/account-type.rules.ts';

/** What somebody holds in one branch. */
export interface Holding {
  rights: ReadonlySet<string>;
  /** How far he sees among its documents. */
  visibility: Visibility;
  /** Stores that he may use; empty where all. */
  stores: readonly string[];
  /** For how much he may order and buy by himself in a day, in minor units; absent or null where there is no limit. */
  orderLimit?: bigint | null;
  /** How much he may take off by himself, in hundredths of a percent, and how much money give back; null where there is no limit. */
  discountLimit?: number | null;
  refundLimit?: bigint | null;
}

/** All that a person, a token or a grant of support holds. */
export interface Held {
  accountType: string;
  /** By branch; nothing is held in any other. */
  branches: ReadonlyMap<string, Holding>;
  /** When it ends; null where it has no end to compare, as with people. */
  until: Date | null;
}

/** Whoever gives or takes, with the branches that the business has: only an owner of all of them holds everything. */
export interface Giver extends Held {
  allBranches: readonly string[];
}

/** By what something asked for is more than its maker holds. */
export type Excess =
  | { what: 'account' | 'branch' | 'visibility' | 'stores' | 'limit' | 'time' }
  | { what: 'rights'; lacked: readonly string[] };

/**
 * The one rule of giving and taking: nobody makes what holds more than he does, be it by account type, branch, right,
 * document seen, store, limit or time. Answers by what it is more, null where it is not. `needs` is the right by which it is done;
 * it must be held in every branch that is touched, wherever the call is made.
 */
export function excessOf(actor: Giver, asked: Held, needs?: string): Excess | null {
  if (!mayMakeAccount(actor.accountType, asked.accountType)) return { what: 'account' };
  // An owner has every branch that is yet to be opened, and lets support in: only who holds all of that may give it.
  if (asked.accountType === 'owner' && !holdsEverything(actor)) return { what: 'account' };
  for (const [branchId, holding] of asked.branches) {
    const mine = actor.branches.get(branchId);
    if (!mine || (needs && !mine.rights.has(needs))) return { what: 'branch' };
    const excess = excessInBranch(mine, holding) ?? excessOfLimit(mine, holding);
    if (excess) return excess;
  }
  const isLonger = actor.until !== null && asked.until !== null && asked.until > actor.until;
  return isLonger ? { what: 'time' } : null;
}

/**
 * Whether somebody would hold more than before for longer than his giver: a token ends, and what it gives to people would
 * not. What is taken away, or ends itself, is nothing that lasts. Without `before` nothing was held.
 */
export function outlastsGiver(actor: Giver, after: Held, before?: Held): boolean {
  if (actor.until === null || after.until !== null) return false;
  if (!before) return after.branches.size > 0;
  return excessOf({ ...before, allBranches: [] }, after) !== null;
}

function excessInBranch(mine: Holding, asked: Holding): Excess | null {
  const lacked = asked.rights.difference(mine.rights);
  if (lacked.size) return { what: 'rights', lacked: [...lacked] };
  if (!seesAsMuch(mine.visibility, asked.visibility)) return { what: 'visibility' };
  const areStoresMine =
    mine.stores.length === 0 ||
    (asked.stores.length > 0 && asked.stores.every((id) => mine.stores.includes(id)));
  return areStoresMine ? null : { what: 'stores' };
}

/** A limit is of the rights to do what it limits: who holds none of them has no use for one. */
function excessOfLimit(mine: Holding, asked: Holding): Excess | null {
  const isMore = LIMITED.some(
    ({ limit, rights }) =>
      rights.some((right) => asked.rights.has(right)) && !isWithin(asked[limit], mine[limit]),
  );
  return isMore ? { what: 'limit' } : null;
}

/** Whether a limit is none above another; without one there is no end to it. */
function isWithin(
  asked: bigint | number | null | undefined,
  mine: bigint | number | null | undefined,
): boolean {
  if (mine === null || mine === undefined) return true;
  return asked !== null && asked !== undefined && asked <= mine;
}

/** The limits of a role, and the rights that each is of. */
const LIMITED = [
  { limit: 'orderLimit', rights: ['modify_purchase_order', 'create_purchase'] },
  { limit: 'discountLimit', rights: ['view_discount'] },
  { limit: 'refundLimit', rights: ['delete_sale', 'delete_invoice'] },
] as const;

/** Whether nothing in any branch of the business is kept from somebody, for as long as he likes. */
function holdsEverything({ branches, allBranches, until }: Giver): boolean {
  const isWhole = (mine: Holding | undefined) =>
    mine !== undefined && !excessInBranch(mine, EVERYTHING) && !excessOfLimit(mine, EVERYTHING);
  return until === null && allBranches.every((id) => isWhole(branches.get(id)));
}

const EVERYTHING: Holding = { rights: ALL_PERMISSIONS, visibility: FULL_VISIBILITY, stores: [] };
