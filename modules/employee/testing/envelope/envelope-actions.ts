import { nextPhone } from '#server/testing/people.ts';
import { type Cast, OFFICE_RIGHTS, WORKING } from './envelope-cast.ts';
import type { Principal, Snapshot } from './held-model.ts';

/** Of everybody who is made by these actions. */
export const NEW_PASSWORD = 'Mlango-wa-3';

/** What somebody who has lost his is given. */
export const GIVEN_PASSWORD = 'Dirisha-la-4';

/** A call drawn by lot. */
export interface Drawn {
  what: string;
  route: string;
  body?: object;
}

interface Draw {
  chance: () => number;
  cast: Cast;
  snapshot: Snapshot;
  actor: Principal;
  inDays(days: number): string;
}

/** One of some things by lot; there must be one. */
export function oneOf<T>(chance: () => number, from: readonly T[]): T {
  const one = from[Math.floor(chance() * from.length)];
  if (one === undefined) throw new Error('nothing to draw from');
  return one;
}

/** Every kind of action, each with ids and values of anybody. */
export const ACTIONS: Readonly<Record<string, (draw: Draw) => Drawn | null>> = {
  'create user': (draw) => ({
    what: 'create user',
    route: 'POST api/user',
    body: {
      name: 'Mwajuma Ali',
      phone_number: nextPhone(),
      ...typeOf(draw, 0.3),
      // A token makes people who hold nothing yet, at most.
      ...(draw.actor.kind === 'token' && draw.chance() < 0.5
        ? {}
        : { password: NEW_PASSWORD, access: accessFor(draw) }),
    },
  }),
  'change user': (draw) => {
    const one = anyOf(draw, 'user');
    return {
      what: 'change user',
      route: `PUT api/user?id=${one.id}`,
      body: { version: one.version, ...changeOf(draw, one) },
    };
  },
  // What somebody is let in by: whoever could set it of everybody would be everybody.
  'give password': (draw) => ({
    what: 'give password',
    route: 'PUT api/user/password',
    body: { id: anyOf(draw, 'user').id, password: GIVEN_PASSWORD },
  }),
  'change number': (draw) => {
    const { id, version } = anyOf(draw, 'user');
    const body = { version, phone_number: nextPhone() };
    return { what: 'change number', route: `PUT api/user?id=${id}`, body };
  },
  'bulk change': (draw) => {
    const some = new Map([anyOf(draw, 'user'), anyOf(draw, 'user')].map((one) => [one.id, one]));
    const changes = draw.chance() < 0.5 ? { account_type: typeAt(draw) } : { email: null };
    const rows = [...some.values()].map(({ id, version }) => ({ id, version }));
    return { what: 'bulk change', route: 'PUT api/user/bulk', body: { changes, rows, dry_run: false } };
  },
  'disable user': (draw) => ({
    what: 'disable user',
    route: 'PUT api/user/disable',
    body: { id: anyOf(draw, 'user').id },
  }),
  'enable user': (draw) => ({
    what: 'enable user',
    route: 'PUT api/user/enable',
    body: { id: anyOf(draw, 'user').id },
  }),
  'delete user': (draw) =>
    draw.chance() < 0.5
      ? { what: 'delete user', route: `DELETE api/user?id=${anyOf(draw, 'user').id}` }
      : { what: 'delete users', route: 'POST api/user/delete', body: { ids: [anyOf(draw, 'user').id] } },
  'create role': (draw) => ({
    what: 'create role',
    route: 'POST api/role',
    body: { name: `Role ${nextPhone()}`, ...roleOf(draw) },
  }),
  'change role': (draw) => {
    const { id, version } = anyOf(draw, 'role');
    return { what: 'change role', route: `PUT api/role?id=${id}`, body: { version, ...roleOf(draw) } };
  },
  'delete role': (draw) => ({ what: 'delete role', route: `DELETE api/role?id=${anyOf(draw, 'role').id}` }),
  'create token': (draw) => {
    const [branch_id, ...branch_ids] = new Set([
      branchOf(draw),
      ...(draw.chance() < 0.3 ? [branchOf(draw)] : []),
    ]);
    const expires_at = draw.inDays(oneOf(draw.chance, [1, 5, 15, 25, 35, 100]));
    const body = { name: 'Tovuti', permissions: rightsOf(draw), branch_id, branch_ids, expires_at };
    return { what: 'create token', route: 'POST api/token', body };
  },
  'revoke token': (draw) => {
    const tokens = all(draw, 'token');
    if (tokens.length === 0) return null;
    const { id } = oneOf(draw.chance, tokens);
    return draw.chance() < 0.5
      ? { what: 'revoke token', route: `DELETE api/token?id=${id}` }
      : { what: 'revoke tokens', route: 'POST api/token/delete', body: { ids: [id] } };
  },
  'log out device': (draw) => {
    const devices = all(draw, 'user').flatMap((one) => one.devices);
    if (devices.length === 0) return null;
    const ids = [oneOf(draw.chance, devices)];
    return draw.chance() < 0.5
      ? { what: 'log out', route: `DELETE api/device?id=${ids[0]}` }
      : { what: 'log out several', route: 'POST api/device/delete', body: { ids } };
  },
};

const all = ({ snapshot }: Draw, kind: Principal['kind']) =>
  [...snapshot.held.values()].filter((one) => one.kind === kind);
const anyOf = (draw: Draw, kind: Principal['kind']) => oneOf(draw.chance, all(draw, kind));

function typeAt({ chance }: Draw): string {
  return oneOf(chance, ['employee', 'employee', 'owner', 'agent', 'system', 'onepos']);
}

function typeOf(draw: Draw, share: number): object {
  return draw.chance() < share ? { account_type: typeAt(draw) } : {};
}

/** Mostly of what the actor works in, for what is far away is refused at once. */
function branchOf({ chance, actor, cast }: Draw): string {
  const own = [...actor.places.keys()];
  return oneOf(chance, own.length && chance() < 0.75 ? own : cast.branches);
}

/** Mostly within what the actor holds somewhere, at times by one right more. */
function rightsOf(draw: Draw): string[] {
  const { chance, actor } = draw;
  const held = actor.places.get(branchOf(draw))?.rights ?? new Set<string>();
  const common = [...OFFICE_RIGHTS, ...WORKING].filter((right) => held.has(right));
  const share = chance();
  const rights = new Set(common.filter(() => chance() < share + 0.2));
  if (chance() < 0.25) rights.add(oneOf(chance, [...WORKING, ...OFFICE_RIGHTS]));
  return [...rights];
}

function roleOf(draw: Draw): object {
  const { chance } = draw;
  const seen = {
    documents_seen: 'own',
    days_seen: oneOf(chance, [1, 7, null]),
    newest_seen: oneOf(chance, [10, null]),
  };
  const limit = chance() < 0.4 ? { order_limit: oneOf(chance, [0, 500, 90_000, null]) } : {};
  return { permissions: rightsOf(draw), ...(chance() < 0.2 ? seen : {}), ...limit };
}

function accessFor(draw: Draw): object[] {
  const { chance, cast } = draw;
  const branches = new Set([branchOf(draw), ...(chance() < 0.35 ? [branchOf(draw)] : [])]);
  return [...branches].map((branch_id) => ({
    branch_id,
    role_id: chance() < 0.1 ? null : anyOf(draw, 'role').id,
    store_ids: chance() < 0.35 ? cast.stores.get(branch_id) : [],
  }));
}

function changeOf(draw: Draw, one: Principal): object {
  const { chance } = draw;
  const lot = chance();
  if (lot < 0.2) return { account_type: typeAt(draw) };
  if (lot < 0.6) return { access: accessFor(draw), ...typeOf(draw, 0.1) };
  if (lot < 0.75) return { name: 'Mwingine' };
  const more = accessFor(draw).filter(
    (line) => !one.access.some((old) => 'branch_id' in line && old.branch_id === line.branch_id),
  );
  // One line less, or one more: what stays is sent as it stood.
  return { access: lot < 0.85 ? one.access.slice(1) : [...one.access, ...more] };
}
