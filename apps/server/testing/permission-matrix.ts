import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import { formOf } from '#server-kit/testing/upload.ts';
import { chanceFrom } from './hostile/chance.ts';
import { aBusiness, anEmployee, logIn, nextPhone } from './people.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestSystem } from './test-system.ts';

/** One question of the matrix: what somebody holds in two branches, in which of them he calls, and whether he may. */
interface Cell {
  operation: Operation;
  /** `held`, `held elsewhere only` and the like, with the right that it is about. */
  about: string;
  here: Iterable<string>;
  there: Iterable<string>;
  isThere: boolean;
  /** Whether one store of the branch is all that he was given: rights neither grow nor shrink by it. */
  isBound: boolean;
  isDenied: boolean;
}

export interface MatrixCounts {
  cells: number;
  denied: number;
  operations: number;
}

const SWITCH = 'switch_between_branches';

/** Every cell of an operation, derived from the rights that it names; none where it is open to everybody. */
function cellsOf(operation: Operation): Cell[] {
  const rights = [operation.permission].flat().filter((right) => right !== 'free_access');
  const choosers = 'choices' in operation ? (operation.choices ?? []) : [];
  const cell = (about: string, part: Partial<Cell>): Cell => ({
    ...{ operation, about, here: [], there: [SWITCH], isThere: false, isBound: false, isDenied: true },
    ...part,
  });
  const isOfBusiness = rights.every((right) => ALL_PERMISSIONS.has(right));
  const cells = rights.flatMap((right) => {
    const others = ALL_PERMISSIONS.difference(new Set([right, ...choosers]));
    return [
      cell(`all but ${right}`, { here: others }),
      cell(`${right} in the other branch only`, { here: others, there: ALL_PERMISSIONS }),
      cell(`${right} at home only`, { here: ALL_PERMISSIONS, there: others, isThere: true }),
    ];
  });
  if (rights.length > 0 && isOfBusiness)
    cells.push(
      cell('just its rights', { here: rights, isDenied: false }),
      cell('just its rights, away from home', { there: [...rights, SWITCH], isThere: true, isDenied: false }),
    );
  // Only rights that a role of a business can hold.
  for (const right of new Set(choosers).intersection(ALL_PERMISSIONS))
    cells.push(
      cell(`chooses by ${right}`, { here: [right], isDenied: false }),
      cell(`chooses by ${right} of the other branch`, { there: [right, SWITCH] }),
    );
  return cells;
}

/**
 * Asks each operation, as somebody who is logged in and works in two branches, with and without each right that it names:
 * held nowhere, in the branch of the call, in the other one; half of the time as the keeper of one store. `share` of all cells is drawn by the seed. Throws with every
 * cell that came out otherwise.
 */
export async function tryPermissionMatrix(
  system: TestSystem,
  { share, seed }: { share: number; seed: number },
): Promise<MatrixCounts> {
  const chance = chanceFrom(seed);
  const asked = system.operations
    .filter(({ kind }) => kind !== 'guest')
    .flatMap(cellsOf)
    .filter(() => chance() < share)
    .map((cell) => ({ ...cell, isBound: chance() < 0.5 }));
  const person = await openPerson(system);
  const faults: string[] = [];
  for (const cell of asked) {
    await person.hold(cell.here, cell.there, cell.isBound);
    const { status, code } = await person.call(cell.operation, cell.isThere);
    const isDenied = status === 403 && code === 'permission_denied';
    if (isDenied !== cell.isDenied || status === 401 || status >= 500)
      faults.push(
        `${cell.operation.name}, ${cell.about}${cell.isBound ? ', of one store' : ''}: ${status} ${code}`,
      );
  }
  if (faults.length) throw new Error([`seed ${seed}`, ...faults].join('\n'));
  return {
    cells: asked.length,
    denied: asked.filter(({ isDenied }) => isDenied).length,
    operations: new Set(asked.map(({ operation }) => operation.name)).size,
  };
}

/** Somebody who works in two branches, at home in the first, with a role in each that is written again for each question. */
async function openPerson(system: TestSystem) {
  const { branch_id: here, phone } = await aBusiness(system);
  const owner = await logIn(system, phone);
  const branch = { name: 'Mbezi', phone_number: nextPhone() };
  const there = (await owner.ask('POST api/branch', { body: branch })).body.message.id as string;
  const employee = await anEmployee(owner, [], { branches: [here] });
  const other = await owner.ask('POST api/role', { body: { name: 'Away', permissions: [] } });
  const away = other.body.message.id as string;
  const access = [
    { branch_id: here, role_id: employee.role_id },
    { branch_id: there, role_id: away },
  ];
  const { version } = (await owner.ask(`GET api/user?id=${employee.id}`)).body.message;
  const changed = await owner.ask(`PUT api/user?id=${employee.id}`, { body: { version, access } });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
  const stores = await ownStores(system, owner, [here, there]);
  const browser = await logIn(system, employee.phone, employee.password);
  return {
    async hold(rights: Iterable<string>, elsewhere: Iterable<string>, isBound: boolean) {
      await system.db.adminQuery(
        `update user_access a set store_ids = case when $2 then array[n.store] else '{}' end
         from (select * from unnest($3::uuid[], $4::uuid[]) n(branch, store)) n where a.user_id = $1 and a.branch_id = n.branch`,
        [employee.id, isBound, [here, there], stores],
      );
      await system.db.adminQuery(
        'update roles r set permissions = n.permissions from (values ($1::uuid, $2::text[]), ($3, $4)) n(id, permissions) where r.id = n.id',
        [employee.role_id, [...rights], away, [...elsewhere]],
      );
    },
    call: (operation: Operation, isThere: boolean) => ask(system, browser, operation, isThere ? there : here),
  };
}

/** A store in each branch beside its default one. */
async function ownStores(
  system: TestSystem,
  owner: TestBrowser,
  branches: readonly string[],
): Promise<string[]> {
  const stores: string[] = [];
  for (const branch of branches) {
    const asked = await owner.prepare('POST api/store', { body: { name: 'Back room' }, branch });
    const made = (await system.server.app.inject(asked)).json() as { message: { id: string } };
    stores.push(made.message.id);
  }
  return stores;
}

/** A call without anything in it: rights are asked before the input is read. */
async function ask(system: TestSystem, browser: TestBrowser, operation: Operation, branch: string) {
  const { accepts, method, path } = operation;
  if (accepts === 'file') {
    const { status, body } = await browser.upload(path, formOf(Buffer.from('x')), branch);
    return { status, code: String(body.code ?? '') };
  }
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
  const answer = await system.server.app.inject(
    await browser.prepare(`${method} ${path}`, { ...body, branch }),
  );
  const code = answer.statusCode < 400 ? '' : String((answer.json() as { code?: string }).code ?? '');
  return { status: answer.statusCode, code };
}
