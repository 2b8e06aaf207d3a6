import fc from 'fast-check';
import { nextPhone } from '#server/testing/people.ts';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import type { PeopleOffice } from './people-office.ts';

/** What one needs to give rights at all; which of the others one holds is drawn by lot. */
const OFFICE = [
  'create_role',
  'modify_role',
  'create_employee',
  'modify_employee',
  'modify_employee_branch_access',
];
const CATALOGUE = [...ALL_PERMISSIONS];

/** How rights come to somebody: in a new role, in a changed one, or with a role that stands already. */
const WAYS = ['new role', 'changed role', 'new user', 'changed user'] as const;

/** What is asked for, often by a hair more or less than what is held: far apart is easily told. */
const grant = fc
  .record({ held: fc.subarray(CATALOGUE), way: fc.constantFrom(...WAYS) })
  .chain(({ held, way }) => {
    const all = [...new Set([...held, ...OFFICE])];
    const within = fc.subarray(all);
    const oneMore = fc.tuple(within, fc.constantFrom(...CATALOGUE)).map(([some, one]) => [...some, one]);
    const asked = fc.oneof(within, oneMore, fc.subarray(CATALOGUE));
    return fc.record({ held: fc.constant(all), way: fc.constant(way), asked });
  });

/** Tries grants drawn by lot through the calls; throws where one is taken that should not be, or the other way round. */
export async function tryRandomGrants(
  office: PeopleOffice,
  { count, seed }: { count: number; seed: number },
): Promise<{ taken: number; refused: number }> {
  const tried = { taken: 0, refused: 0 };
  const property = fc.asyncProperty(grant, async ({ held, way, asked }) => {
    office.chief.permissions = new Set(held);
    const isSubset = asked.every((right) => held.includes(right));
    const { status, code, kept } = await give(office, way, asked);
    if (status !== (isSubset ? 200 : 403) || (!isSubset && code !== 'cannot_grant'))
      throw new Error(`${way}: ${status} ${code}`);
    if (kept !== isSubset) throw new Error(`${way}: answered ${status}, yet ${kept ? '' : 'not '}kept`);
    tried[isSubset ? 'taken' : 'refused'] += 1;
  });
  await fc.assert(property, { numRuns: count, seed, endOnFailure: true });
  return tried;
}

async function give(office: PeopleOffice, way: (typeof WAYS)[number], asked: readonly string[]) {
  const { server, chief, owner } = office;
  const permissions = [...new Set(asked)];
  const role = (rights: readonly string[]) => ({ name: `Role ${nextPhone()}`, permissions: rights });
  const made = async (rights: readonly string[]) =>
    (await server.ask(owner, 'POST api/role', { body: role(rights) })).body.message;
  const count = async (sql: string, values: unknown[]) =>
    (await server.database.adminQuery(sql, values)).length > 0;
  const answer = ({ status, body }: Awaited<ReturnType<typeof server.ask>>, kept: boolean) => ({
    status,
    code: body.code as string | undefined,
    kept,
  });
  if (way === 'new role') {
    const body = role(permissions);
    const reply = await server.ask(chief, 'POST api/role', { body });
    return answer(reply, await count('select from roles where name = $1', [body.name]));
  }
  if (way === 'changed role') {
    const { id, version } = await made([]);
    const reply = await server.ask(chief, `PUT api/role?id=${id}`, { body: { version, permissions } });
    const isWritten = await count('select from roles where id = $1 and permissions @> $2 and version > $3', [
      id,
      permissions,
      version,
    ]);
    // Nothing asked for is nothing to write.
    return answer(reply, permissions.length === 0 ? reply.status === 200 : isWritten);
  }
  const { id: role_id } = await made(permissions);
  const access = [{ branch_id: chief.branchId, role_id }];
  const isGiven = () => count('select from user_access where role_id = $1', [role_id]);
  if (way === 'new user') {
    const body = { name: 'Juma', phone_number: nextPhone(), access };
    const reply = await server.ask(chief, 'POST api/user', { body });
    return answer(reply, await isGiven());
  }
  const { id, version } = await office.aPerson('employee');
  const reply = await server.ask(chief, `PUT api/user?id=${id}`, { body: { version, access } });
  return answer(reply, await isGiven());
}
