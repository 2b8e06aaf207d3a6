import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressBlock } from '../limits/address-block.ts';
import { nameFullDisk } from '../limits/disk-space.ts';
import type { CallContext } from '../operation/context.ts';
import type { Operation } from '../operation/operation.ts';
import type { RouteTable } from '../operation/route-table.ts';
import { newReference, openContext, plainAddress } from './context.ts';
import { knownFailure } from './describe-failure.ts';
import { redeemTicket } from './download.ts';
import { MethodNotAllowed, NoSuchCall, Stopping, TooManyCalls } from './errors.ts';
import { handle, handleGuest, type ServerContext } from './handle.ts';
import type { Log } from './log.ts';
import { actOf } from './noted-act.ts';
import { isExpected, sendAnswer, sendFailure } from './reply.ts';

/** Calls of one address without a session; people who log in by mistake never come near it. */
const GUEST_CALLS = { max: 60, timeWindow: 60_000 };

/** Answers hold data of a business: neither a browser nor a proxy keeps them. Pictures say otherwise (reply.ts). */
const NOT_KEPT = 'no-store';

/** Somebody tried what is not his: no session, no right, too often. Whoever watches the log looks for these. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);

const TICKET = /^api\/download\/([0-9a-f-]{36})$/;

/** Answers everything below `/api/` from the table of operations. */
export function answerCalls(
  app: FastifyInstance,
  table: RouteTable,
  server: ServerContext,
  state: { isStopping: boolean },
  log: Log,
): void {
  const limitGuests = app.createRateLimit({
    ...GUEST_CALLS,
    keyGenerator: ({ ip }) => addressBlock(plainAddress(ip)),
  });

  async function run(request: FastifyRequest, context: CallContext): Promise<unknown> {
    if (state.isStopping) throw Stopping();
    const path = pathOf(request);
    const ticket = request.method === 'GET' ? TICKET.exec(path)?.[1] : undefined;
    if (ticket) return redeemTicket(ticket, table, server, context);
    const operation = findOperation(table, path, request.method);
    if (operation.kind !== 'guest') return handle(operation, request, server, context);
    if (request.method !== 'GET') {
      const limit = await limitGuests(request);
      if (!limit.isAllowed && limit.isExceeded) throw TooManyCalls();
    }
    return handleGuest(operation, request, server, context);
  }

  app.all('/api/*', async (request, reply) => {
    const started = performance.now();
    const context = openContext(request, server);
    reply.header('Cache-Control', NOT_KEPT);
    const work = run(request, context).catch(async (error: unknown) => {
      throw await nameFullDisk(error, server.disk);
    });
    const { failure, code } = await settle(work, reply, context);
    const milliseconds = Math.round(performance.now() - started);
    const act = actOf(context.call, { status: reply.statusCode, code });
    if (act) server.noteAct?.(act);
    const entry = {
      id: request.id,
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      milliseconds,
      address: context.call.ip,
      ...context.call.known,
      ...(code ? { code } : {}),
    };
    if (failure) log.error({ ...entry, ...failure }, 'unexpected failure');
    else if (REFUSED.has(reply.statusCode)) log.warn(entry, 'refused');
    else log.info(entry, act?.type === 'export' ? 'export' : 'call');
    return reply;
  });
}

/** Sends what a call comes to; answers what has to be logged of it. */
async function settle(
  work: Promise<unknown>,
  reply: FastifyReply,
  context: CallContext & { outgoingCookies: string[] },
): Promise<Settled> {
  const outcome = await work.then(
    (message) => ({ message }),
    (error: unknown) => ({ error: knownFailure(error) }),
  );
  if ('error' in outcome) {
    const reference = newReference();
    await sendFailure(reply, outcome.error, context.language, reference);
    if (isExpected(outcome.error)) return { code: codeOf(outcome.error) };
    return { failure: { reference, error: outcome.error } };
  }
  for (const line of new Set(context.outgoingCookies)) reply.header('Set-Cookie', line);
  await sendAnswer(reply, outcome.message);
  return {};
}

/** What the log says of a call beside its status. */
interface Settled {
  failure?: { reference: string; error: unknown };
  /** Of a refusal, as programs read it. */
  code?: string | undefined;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function findOperation(table: RouteTable, path: string, method: string): Operation {
  const methods = table.get(path);
  if (!methods) throw NoSuchCall();
  const operation = methods.get(method);
  if (!operation) throw MethodNotAllowed();
  return operation;
}

/** Without the leading slash and the query; the table knows one spelling of each path. */
function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '').slice(1).split('?', 1)[0] ?? '';
}
