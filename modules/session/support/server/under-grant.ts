import { isId, newId } from '#core/ids.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { PermissionDenied, TwoFactorNeeded } from '#server-kit/http/errors.ts';
import type { Call, Caller } from '#server-kit/operation/caller.ts';
import { SupportOnlyReads, SupportOver } from '../../errors.ts';
import { callerOf } from '../../guard/server/caller-of.ts';
import { saidToOwners } from '../said-to-owners.ts';
import { SUPPORT_NOTICES } from '../support-notices.words.ts';
import { readSupported, type SupportedRow } from './supported-row.ts';

/**
 * A person of the platform in a business that let him in: he reads there and nothing else, and the call stands in the
 * activities of that business before it is answered. From here on the transaction is behind the wall of that business, by
 * a grant that the database looks at with every statement.
 */
export async function underGrant(
  tx: Tx,
  { actor }: Caller,
  call: Call,
  accessHash: string,
  database: Database,
): Promise<Caller> {
  const named = call.supportGrant ?? '';
  if (actor.awaits_factor) throw TwoFactorNeeded();
  if (!actor.session_id || !actor.permissions.has('ask_support_access')) throw PermissionDenied();
  if (call.method !== 'GET') throw SupportOnlyReads();
  if (!isId(named)) throw SupportOver();
  const branchId = isId(call.branchId) ? call.branchId : null;
  const said = saidToOwners(SUPPORT_NOTICES.opened, { person: actor.name });
  const [noted] = await database.transaction(accessHash, {}, async (own) => {
    await own.query('select ctx.tell_of_opening($1, $2)', [named, said]);
    return own.query<{ done: boolean }>('select ctx.note_support_call($1, $2, $3, $4, $5, $6, $7) as done', [
      named,
      newId(),
      branchId,
      ...askedFor(call.url),
      call.ip,
    ]);
  });
  if (!noted?.done) throw SupportOver();
  await tx.query("select set_config('app.support', $1, true)", [named]);
  const row = await readSupported(tx, branchId ?? '');
  if (!row) throw SupportOver();
  return supportCaller(row, call);
}

/** The caller as the business sees him; the session is the platform's and no device of the business. */
function supportCaller(
  row: SupportedRow,
  { branchId, language, now }: Pick<Call, 'branchId' | 'language' | 'now'>,
): Caller {
  const { actor, branch } = callerOf(row, branchId, language, now);
  const { session_id: _session, device_id: _device, ...person } = actor;
  const support = { id: row.holder_id, reason: row.reason, until: row.until.toISOString() };
  return { actor: { ...person, support }, branch };
}

/** Kind of record, its id where one is named, and the whole question, as the owner reads them in his activities. */
function askedFor(url: string): [kind: string, record: string | null, title: string] {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = pathname.replace(/^\/api\//, '');
  const id = searchParams.get('id') ?? '';
  return [path.split('/')[0]?.slice(0, 60) || '?', isId(id) ? id : null, titleOf(path, searchParams)];
}

function titleOf(path: string, asked: URLSearchParams): string {
  const question = decodeURIComponent(asked.toString()).replaceAll('\0', '');
  return `${path}${question ? `?${question}` : ''}`.slice(0, 300);
}
