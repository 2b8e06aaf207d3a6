import { ALL_PERMISSIONS } from '../../../permissions.ts';
import type { Principal } from './held-model.ts';

/** All that somebody held at one time or another. */
export type Ever = Pick<Principal, 'account' | 'places' | 'until'>;

/** Which account is above which. */
const RANKS = ['employee', 'owner', 'agent', 'system', 'onepos'];

/**
 * What `asked` holds that none of `mine` held, as words; null where nothing. An owner gets every branch that is opened
 * later, so only an owner who has all of all branches holds as much; `isSelf` is one who is compared with himself before.
 */
export function beyond(
  mine: readonly Ever[],
  asked: Ever,
  {
    branches,
    isSelf = false,
    withTime,
  }: { branches: readonly string[]; isSelf?: boolean; withTime: boolean },
): string | null {
  const top = Math.max(...mine.map(({ account }) => RANKS.indexOf(account)));
  if (RANKS.indexOf(asked.account) > top) return `account type ${asked.account}`;
  if (asked.account === 'owner' && !isSelf && !mine.some((one) => hasAll(one, branches)))
    return 'an owner account';
  for (const [branchId, place] of asked.places) {
    const places = mine.flatMap(({ places }) => places.get(branchId) ?? []);
    if (places.length === 0) return `branch ${branchId}`;
    const lacked = [...place.rights].filter((right) => !places.some(({ rights }) => rights.has(right)));
    if (lacked.length) return `rights ${lacked.join(', ')} in ${branchId}`;
    if (!places.some((one) => seesAll(one, place))) return `documents in ${branchId}`;
    if (!places.some((one) => ordersAll(one, place))) return `a limit of orders in ${branchId}`;
    if (
      !areStoresWithin(
        places.map(({ stores }) => stores),
        place.stores,
      )
    )
      return `stores in ${branchId}`;
  }
  const last = Math.max(...mine.map(({ until }) => until));
  return withTime && asked.until !== Infinity && asked.until > last ? 'a longer life' : null;
}

type Place = Principal['places'] extends ReadonlyMap<string, infer P> ? P : never;

/** The newest few of one person may be older than the newest few of all, so these do not compare. */
function seesAll(one: Place, other: Place): boolean {
  if (one.own && !other.own) return false;
  if (one.newest !== Infinity && one.own !== other.own) return false;
  return other.days <= one.days && other.newest <= one.newest;
}

/** A limit is of those who may send orders; others have no use for one. */
function ordersAll(one: Place, other: Place): boolean {
  const commits = ['modify_purchase_order', 'create_purchase'].some((right) => other.rights.has(right));
  return !commits || other.limit <= one.limit;
}

function areStoresWithin(
  mine: readonly (readonly string[] | null)[],
  asked: readonly string[] | null,
): boolean {
  if (mine.includes(null)) return true;
  const all = mine.flatMap((stores) => stores ?? []);
  return asked?.every((id) => all.includes(id)) ?? false;
}

function hasAll({ account, places, until }: Ever, branches: readonly string[]): boolean {
  const whole: Place = {
    rights: ALL_PERMISSIONS,
    own: false,
    days: Infinity,
    newest: Infinity,
    stores: null,
    limit: Infinity,
  };
  return (
    account === 'owner' &&
    until === Infinity &&
    branches.every((id) => {
      const place = places.get(id);
      return (
        place &&
        ALL_PERMISSIONS.isSubsetOf(place.rights) &&
        seesAll(place, whole) &&
        ordersAll(place, whole) &&
        place.stores === null
      );
    })
  );
}

/** What somebody holds as text: the same text is the same holding. */
export function textOf({ account, places, until, isActive }: Principal): string {
  const all = [...places].map(([id, { rights, stores, ...seen }]) => [
    id,
    [...rights].toSorted(),
    stores,
    Object.values(seen).map(String),
  ]);
  return JSON.stringify([account, all, String(until), isActive]);
}
