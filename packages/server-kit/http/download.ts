import { downloadAnswer } from '#core/derive/download.answer.ts';
import { InvalidFields } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { newId } from '#core/ids.ts';
import type { CallContext } from '../operation/context.ts';
import { defineCommand } from '../operation/define-operation.ts';
import type { CommandOperation, QueryOperation } from '../operation/operation.ts';
import type { RouteTable } from '../operation/route-table.ts';
import { InvalidParameter, NotFound } from './errors.ts';
import { answer, countCall, noActiveSession, openCall, type ServerContext } from './handle.ts';
import { readQueryString } from './raw-input.ts';

const SECONDS = 60; // api.md, Session

/** Gives an address from which the browser itself fetches a file once, with the cookie alone, within a minute. */
export const requestDownload: CommandOperation = defineCommand({
  name: 'download.request',
  route: 'POST api/download',
  permission: 'free_access',
  isPersonal: true,
  fields: { url: f.text({ required: true, max: 2000 }) },
  answers: downloadAnswer,
  async run({ tx, input, actor, branch, clock }) {
    if (!input.url.startsWith('api/')) throw new InvalidFields({ url: { key: 'wrong_form' } });
    const ticket = newId();
    const expires = new Date(clock.now().getTime() + SECONDS * 1000);
    await tx.query(
      `insert into download_tickets (business_id, id, user_id, branch_id, url, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [actor.business_id, ticket, actor.user_id, branch.id, input.url, expires],
    );
    return { ticket, url: `api/download/${ticket}`, expires_at: expires };
  },
});

interface Ticket {
  url: string;
  branch_id: string;
}

/** Runs the query that a ticket names, with every right checked again, and tears the ticket up. */
export async function redeemTicket(
  id: string,
  table: RouteTable,
  server: ServerContext,
  context: CallContext,
): Promise<unknown> {
  const credentials = server.authentication.read(context.call, 'cookie');
  if (!credentials) throw noActiveSession(context);
  const ticket = await server.database.transaction(credentials.accessHash, {}, async (tx) => {
    const { actor } = await openCall(tx, server, credentials, context, 'cookie');
    const [taken] = await tx.query<Ticket>(
      'delete from download_tickets where id = $1 and user_id = $2 and expires_at > $3 returning url, branch_id',
      [id, actor.user_id, context.clock.now()],
    );
    return taken;
  });
  if (!ticket) throw NotFound();
  const operation = downloadable(table, ticket.url);
  context.call = { ...context.call, url: `/${ticket.url}`, branchId: ticket.branch_id };
  const raw = { query: readQueryString(ticket.url), body: undefined };
  countCall(operation, credentials, server, context);
  return server.turns.take(credentials.accessHash, () =>
    answer(operation, raw, server, credentials, context, { by: 'cookie' }),
  );
}

function downloadable(table: RouteTable, url: string): QueryOperation {
  const operation = table.get(url.split('?', 1)[0] ?? '')?.get('GET');
  if (operation?.kind !== 'query') throw InvalidParameter({ name: 'url' });
  return operation;
}
