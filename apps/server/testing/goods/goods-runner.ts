import { InvalidFields, Refusal } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { followUp, openWork } from '#server-kit/command/work.ts';
import type { Actor, BranchOfCall } from '#server-kit/operation/caller.ts';
import type { CommandOperation } from '#server-kit/operation/operation.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { aBusiness, logIn } from '../people.ts';
import type { TestBrowser } from '../test-browser.ts';
import type { TestSystem } from '../test-system.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A business whose commands are run without HTTP, each in a transaction of its own, on whatever day it is said to be. */
export interface GoodsRunner {
  system: TestSystem;
  owner: TestBrowser;
  business_id: string;
  /** Branches with their stores; the first store of each is its default one. */
  branches: { id: string; stores: string[]; settings: Readonly<Record<string, unknown>> }[];
  day: string;
  /** Runs a command; answers the code of a refusal, or the first field at fault. */
  run(
    branch: string,
    route: string,
    body: object,
  ): Promise<{ row: Json; refused?: never } | { refused: string }>;
  /** Makes something over HTTP as part of the beginning. */
  done(route: string, body: object, branch?: string): Promise<Json>;
}

/** In hundredths of a percent, in every branch whether it claims VAT or not. */
export const VAT_RATE = 1800;

const SETTINGS = { has_store: true, request_stock: true, products_can_expire: true };

/** What each branch does otherwise: the second claims VAT, the third sells goods before they come. */
const BRANCHES = [
  { name: '', settings: {} },
  { name: 'Mwenge', settings: { vat_registered: true } },
  { name: 'Kariakoo', settings: { allow_negative_stock: true } },
];

/** Opens a business of three branches with two stores each. */
export async function openGoodsRunner(system: TestSystem, day: string): Promise<GoodsRunner> {
  const made = await aBusiness(system);
  const owner = await logIn(system, made.phone);
  const done: GoodsRunner['done'] = async (route, body, branch = '') => {
    const { status, body: answer } = await owner.ask(route, { body, branch });
    if (status !== 200) throw new Error(`${route}: ${JSON.stringify(answer)}`);
    return answer.message;
  };
  const branches: GoodsRunner['branches'] = [];
  for (const { name, settings } of BRANCHES) {
    const id = name
      ? String((await done('POST api/branch', { name, phone_number: '255713662009' })).id)
      : made.branch_id;
    const path = `api/branch/settings?id=${id}`;
    const { version } = (await owner.ask(`GET ${path}`, { branch: id })).body.message;
    await done(`PUT ${path}`, { version, ...SETTINGS, ...settings }, id);
    const back = await done('POST api/store', { name: `Back room ${name}` }, id);
    const [store] = await system.db.adminQuery<{ id: string }>(
      'select id from stores where branch_id = $1 and is_default',
      [id],
    );
    branches.push({ id, stores: [store?.id ?? '', String(back.id)], settings: { ...SETTINGS, ...settings } });
  }
  const accessHash = await system.db.openAccess(made.business_id, made.owner_id);
  const actor: Actor = {
    user_id: made.owner_id,
    name: 'Neema Mushi',
    account_type: 'owner',
    business_id: made.business_id,
    permissions: ALL_PERMISSIONS,
    branch_ids: branches.map(({ id }) => id),
    store_ids: [],
    language: 'en',
  };
  const commands = new Map(
    system.operations
      .filter((operation): operation is CommandOperation => operation.kind === 'command')
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const runner: GoodsRunner = {
    system,
    owner,
    business_id: made.business_id,
    branches,
    day,
    done,
    async run(branch_id, route, body) {
      const operation = commands.get(route);
      if (!operation) throw new Error(`there is no command ${route}`);
      const here = {
        name: 'Here',
        currency: 'TZS',
        time_zone: 'Africa/Dar_es_Salaam',
        day_starts_at: '00:00',
      };
      const { settings } = branches.find(({ id }) => id === branch_id) ?? {};
      const branch = {
        ...here,
        id: branch_id,
        settings: { vat_rate: VAT_RATE, ...settings },
      } as BranchOfCall;
      const clock = { now: () => new Date(`${runner.day}T09:00:00Z`) };
      const outer = { ...terminalContext({ services: system.services, clock }), actor, branch };
      try {
        const row = await system.database.transaction(accessHash, { call: operation.name }, async (tx) => {
          const input = operation.read({ query: new Map(), body }, { actor, branch });
          const context = { ...outer, afterCommit: new Set<() => void>() };
          const opened = openWork(tx, { ...context }, () => undefined);
          const done = await operation.run({ ...context, tx: opened, input });
          await followUp(opened);
          return done;
        });
        return { row };
      } catch (error) {
        if (error instanceof Refusal) return { refused: error.code };
        if (error instanceof InvalidFields) return { refused: Object.keys(error.problems)[0] ?? '' };
        throw error;
      }
    },
  };
  return runner;
}

export const makeId = (): string => newId();
