import type { FastifyRequest } from 'fastify';
import { requireSameOrigin } from '../auth/same-origin.ts';
import { requireDaysOfBooks } from '../command/books-begin.ts';
import { readKey } from '../command/idempotency.ts';
import { runCommand } from '../command/run-command.ts';
import type { Database } from '../db/database.ts';
import type { TransactionOptions, Tx } from '../db/transaction.ts';
import type { CallKind, CallRates } from '../limits/call-rates.ts';
import { type LookAtDisk, requireDisk } from '../limits/disk-space.ts';
import type { Turns } from '../limits/turns-per-business.ts';
import { type ChangedRecord, noticeOf } from '../live/change-notice.ts';
import type { LiveUpdates } from '../live/live-updates.ts';
import type { Services } from '../operation/app-services.ts';
import { asksOf } from '../operation/asked-rights.ts';
import type { Authentication, Caller, Credentials } from '../operation/caller.ts';
import type { Clock } from '../operation/clock.ts';
import type { ActorContext, CallContext } from '../operation/context.ts';
import type { CommandOperation, GuestOperation, QueryOperation, RawInput } from '../operation/operation.ts';
import { requireOwnPlaces } from '../query/own-places.ts';
import { workplacesOf } from '../query/workplaces.ts';
import { isCollision } from './describe-failure.ts';
import { NoActiveSession } from './errors.ts';
import type { NoteAct } from './noted-act.ts';
import { requirePermission } from './permission.ts';
import { present } from './present.ts';
import { readBody, readQueryString } from './raw-input.ts';
import { receiveFile } from './receive-file.ts';

/** What a running server consists of. */
export interface ServerContext {
  services: Services;
  database: Database;
  authentication: Authentication;
  turns: Turns;
  /** What one session or token may do in a time; without it everything. */
  rates?: CallRates;
  clock: Clock;
  /** Writes down what was refused and what left as a file; without it only the log says so. */
  noteAct?: NoteAct;
  /** Secret under which requests are hashed, so that a repetition is known. */
  requestKey: Buffer;
  /** When the newest backup was made that was read to its end; null where there is none. Absent where none are made here. */
  lastGoodBackup?: () => Promise<Date | null>;
  disk?: LookAtDisk;
  /** Tells others what a call has changed; without it nobody is told. */
  live?: Pick<LiveUpdates, 'publish' | 'endStreams' | 'isHeard'>;
}

/** The whole server, in the order it happens. */
export async function handle(
  operation: QueryOperation | CommandOperation,
  request: FastifyRequest,
  server: ServerContext,
  context: CallContext,
): Promise<unknown> {
  const signed = server.authentication.read(context.call, 'header');
  const credentials = signed ?? (operation.by && server.authentication.read(context.call, operation.by));
  if (!credentials) throw noActiveSession(context);
  requireSameOrigin(request.method, request.headers);
  context.lookAgain = () => lookAgain(server, credentials, context);
  countCall(operation, credentials, server, context);
  return server.turns.take(credentials.accessHash, async () => {
    const raw = await receive(operation, request, server, credentials, context);
    const key = context.call.idempotencyKey;
    return answer(operation, raw, server, credentials, context, {
      by: signed ? 'header' : 'cookie',
      ...(key ? { key } : {}),
    });
  });
}

/** Holds a call against the rate of its session, and notes where it takes a whole list away. */
export function countCall(
  operation: QueryOperation | CommandOperation,
  { accessHash }: Credentials,
  server: ServerContext,
  context: CallContext,
): void {
  const kind = kindOf(operation);
  server.rates?.take(accessHash, kind, server.clock.now());
  if (kind === 'export') context.call = { ...context.call, isExport: true };
}

/** A whole list leaves by a call that ends in `export`, also where its download is only asked for; a whole branch says so. */
function kindOf({
  method,
  path,
  isExport,
}: Pick<CommandOperation, 'method' | 'path' | 'isExport'>): CallKind {
  if (path.endsWith('/export') || isExport) return 'export';
  return method === 'GET' ? 'read' : 'write';
}

/** One call of somebody in one transaction: who is it, may they, what do they ask, do it, hide what they may not see. */
export async function answer(
  operation: QueryOperation | CommandOperation,
  raw: RawInput,
  server: ServerContext,
  credentials: Credentials,
  context: CallContext,
  { key, by = 'header' }: { key?: string; by?: 'header' | 'cookie' } = {},
): Promise<unknown> {
  let place: ActorContext | undefined;
  const attempt = () =>
    server.database.transaction(credentials.accessHash, transactionOf(operation), async (tx) => {
      const inside = await openCall(tx, server, credentials, context, by);
      inside.changed = [];
      inside.afterCommit = new Set();
      place = inside;
      const answers = requirePermission(inside.actor, operation);
      const choices = answers?.form === 'choices' ? operation.choices : undefined;
      inside.asks = asksOf(operation, inside.services.registry);
      inside.workplaces = workplacesOf(inside.actor, operation.permission, choices);
      await requireDisk(operation, server.disk);
      const input = operation.read(raw, { ...inside, isChoosing: answers?.form === 'choices' });
      await requireOwnPlaces(operation, input, inside);
      if (operation.kind === 'command') requireDaysOfBooks(operation, input, inside);
      if (operation.kind === 'query') {
        const given = await operation.run({ ...inside, input });
        return present(operation, answers, given, inside);
      }
      const seen = readKey(operation, key, raw, {
        branchId: inside.branch.id,
        requestKey: server.requestKey,
      });
      return runCommand(operation, inside, { input, seen, answers });
    });
  const message = await attempt().catch((error: unknown) => {
    if (!isCollision(error)) throw error;
    return attempt();
  });
  if (place?.changed?.length) tellOthers(server, place, place.changed);
  for (const next of place?.afterCommit ?? []) next();
  return message;
}

function transactionOf(operation: QueryOperation | CommandOperation): TransactionOptions {
  const { kind, name, isOfOneMoment } = operation;
  return {
    readOnly: kind === 'query',
    call: name,
    plansOnce: kind === 'command' && operation.idempotency === 'document',
    ...(isOfOneMoment ? { isolation: 'repeatable read' } : {}),
  };
}

/** Only what is committed is told. */
function tellOthers(
  { live }: ServerContext,
  { actor, branch }: ActorContext,
  changed: readonly ChangedRecord[],
): void {
  live?.publish(noticeOf({ businessId: actor.business_id, branchId: branch.id }, changed));
}

/** The header was read when the call came; from then on the session speaks for itself. */
function lookAgain(
  server: ServerContext,
  credentials: Credentials,
  { call }: CallContext,
): Promise<Caller | null> {
  const asked = { ...call, now: server.clock.now(), isUnasked: true };
  return server.database.transaction(credentials.accessHash, { readOnly: true }, (tx) =>
    server.authentication.open(tx, credentials, asked, 'cookie'),
  );
}

/** A call of nobody yet: bound to no business and no transaction. */
export async function handleGuest(
  operation: GuestOperation,
  request: FastifyRequest,
  { database, lastGoodBackup, disk, live }: ServerContext,
  context: CallContext,
): Promise<unknown> {
  requireSameOrigin(request.method, request.headers);
  const input = operation.read({
    query: readQueryString(context.call.url),
    body: readBody(request, operation),
  });
  return operation.run({
    ...context,
    database,
    ...(lastGoodBackup ? { lastGoodBackup } : {}),
    ...(disk ? { disk } : {}),
    ...(live ? { isWireHeard: live.isHeard } : {}),
    input,
    nonce: request.nonce,
  });
}

/** Finds out who calls, within the transaction that their token opened. */
export async function openCall(
  tx: Tx,
  { authentication, turns }: ServerContext,
  credentials: Credentials,
  context: CallContext,
  by: 'header' | 'cookie',
): Promise<ActorContext> {
  const caller = await authentication.open(tx, credentials, context.call, by);
  if (!caller) throw noActiveSession(context);
  turns.learn(credentials.accessHash, caller.actor.business_id);
  // From here on refusals, too, speak the language of whoever calls.
  context.language = caller.actor.language;
  return { ...context, ...caller, tx };
}

export function noActiveSession({ clock }: CallContext) {
  return NoActiveSession({ now: clock.now().toISOString() });
}

/** A file is received only from somebody who may send it, and unpacked before the transaction of the work begins. */
async function receive(
  operation: QueryOperation | CommandOperation,
  request: FastifyRequest,
  server: ServerContext,
  credentials: Credentials,
  context: CallContext,
): Promise<RawInput> {
  const query = readQueryString(context.call.url);
  if (operation.accepts === 'json') return { query, body: readBody(request) };
  const actor = await server.database.transaction(credentials.accessHash, { readOnly: true }, async (tx) => {
    const inside = await openCall(tx, server, credentials, context, 'header');
    requirePermission(inside.actor, operation);
    await requireDisk(operation, server.disk);
    return inside.actor;
  });
  const signed = { hash: context.call.fileHash, isRequired: !actor.token_id };
  const raw = { query, ...(await receiveFile(request, signed)) };
  return operation.unpack ? { ...raw, unpacked: await operation.unpack(raw) } : raw;
}
