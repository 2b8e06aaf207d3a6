import { newId } from '#core/ids.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { activityBook, openBranch } from '#modules/branch/public.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { createRow } from '#server-kit/command/create-row.ts';
import { deleteRows } from '#server-kit/command/delete-rows.ts';
import { draftOfNew } from '#server-kit/command/read-body.ts';
import { holdForTransition, makeTransition, refusedTransitions } from '#server-kit/command/transit.ts';
import { updateRow } from '#server-kit/command/update-row.ts';
import { followUp, openWork } from '#server-kit/command/work.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';
import type { Actor, BranchOfCall } from '#server-kit/operation/caller.ts';
import type { CommandContext, QueryContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';

/** A business with one branch, as the tests of the books use it: commands run in the name of its owner. */
export interface Shop {
  business_id: string;
  branch: BranchOfCall;
  store_id: string;
  cash_account_id: string;
  accessHash: string;
  /** Runs the work of a command in one transaction. */
  work<T>(run: (context: CommandContext) => Promise<T>, input?: unknown): Promise<T>;
  /** Reads in one transaction, as a query does. */
  ask<T>(run: (context: QueryContext) => Promise<T>): Promise<T>;
  /** Creates a row through the door of its entity, hooks and all. */
  create(entity: string, body: Row): Promise<Row>;
  change(entity: string, id: string, body: Row): Promise<Row>;
  remove(entity: string, ...ids: string[]): Promise<unknown>;
  /** Makes a transition of a document, as its button does. */
  transit(entity: string, transition: string, id: string, reason?: string): Promise<Row>;
}

/** The day on which the shops of the tests are. */
export const SHOP_DAY = '2026-11-20';

/** The first day of their books. */
export const SHOP_BEGINS = '2025-01-01';

const services = makeServices(registry, serverModules, activityBook);

/** Opens a shop in a database of the tests, with all that a new branch gets. */
export async function openShop(
  db: Pick<TestDatabase, 'database' | 'openAccess'>,
  {
    currency = 'TZS',
    time_zone = 'Africa/Dar_es_Salaam',
    settings = {} as Row,
    books_begin = SHOP_BEGINS,
  } = {},
): Promise<Shop> {
  const business_id = newId<'business'>();
  const user_id = newId<'user'>();
  const accessHash = await db.openAccess(business_id, user_id);
  const here = { id: newId<'branch'>(), name: 'Kariakoo Main', currency, time_zone } as const;
  const outer = {
    requestId: 'test',
    call: {} as never,
    language: 'en' as const,
    clock: { now: () => new Date(`${SHOP_DAY}T09:00:00Z`) },
    services,
    setCookie: () => undefined,
    actor: ownerOf(business_id, user_id, here.id),
    branch: { ...here, day_starts_at: '00:00', books_begin, settings } as BranchOfCall,
  };
  const work = <T>(run: (context: CommandContext) => Promise<T>, input: unknown = {}) =>
    db.database.transaction(accessHash, {}, async (tx) => {
      const opened = openWork(tx, { ...outer }, () => undefined);
      const done = await run({ ...outer, tx: opened, input });
      await followUp(opened);
      return done;
    });
  const made = await work(async (context) => {
    const scope = { actor: outer.actor, branch: outer.branch };
    const named = draftOfNew(business, { name: 'Duka la Neema' }, scope).row;
    await context.tx.insert(business, { ...named, id: business_id, books_begin } as never);
    const { row } = draftOfNew(branch, { ...here, id: undefined, phone_number: '0754321098' }, scope);
    const opened = await context.tx.insert(branch, { ...row, id: here.id, abbreviation: 'KM' } as never);
    return openBranch(context, opened, settings);
  });
  return {
    business_id,
    branch: outer.branch,
    store_id: made.store_id ?? '',
    cash_account_id: made.cash_account_id ?? '',
    accessHash,
    work,
    ask: (run) =>
      db.database.transaction(accessHash, { readOnly: true }, (tx) => run({ ...outer, tx, input: {} })),
    create: (entity, body) => work((context) => createRow(registry.entity(entity), context), body),
    remove: (entity, ...ids) => work((context) => deleteRows(registry.entity(entity), ids, context)),
    transit: (name, transition, id, reason) =>
      work(async (context) => {
        const entity = registry.entity(name);
        const [held] = await holdForTransition(entity, transition, [id], context);
        if (!held) throw NotFound();
        const [refused] = (await refusedTransitions(entity, transition, [held], context)).values();
        if (refused) throw refused;
        return makeTransition(entity, transition, held, { reason }, context);
      }),
    change: (entity, id, body) =>
      work((context) => updateRow(registry.entity(entity), context), { id, body }),
  };
}

function ownerOf(business_id: string, user_id: string, branch_id: string): Actor {
  return {
    user_id,
    name: 'Neema Mushi',
    account_type: 'owner',
    business_id,
    permissions: ALL_PERMISSIONS,
    branch_ids: [branch_id],
    store_ids: [],
    language: 'en',
  };
}
