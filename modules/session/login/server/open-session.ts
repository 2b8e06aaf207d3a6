import { linesTableName } from '#core/derive/table.ts';
import { newId } from '#core/ids.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { device } from '#modules/employee/device/device.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { accessHashOf, isSecret, newSecret } from '#server-kit/auth/secrets.ts';
import { beginCookie, cookieName } from '#server-kit/auth/session-cookie.ts';
import { type ServerKey, sealSessionKey } from '#server-kit/auth/session-key.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { GuestContext } from '#server-kit/operation/context.ts';
import { NoBranch } from '../../errors.ts';
import { callerOf } from '../../guard/server/caller-of.ts';
import { readCaller } from '../../guard/server/caller-row.ts';
import { type LoggedInUser, loggedInUser } from '../../guard/server/logged-in-user.ts';
import type { KnownPerson } from './check-password.ts';
import { deviceOf } from './device-of.ts';
import { notifyOfNewDevice } from './notify-of-new-device.ts';

/** What a login answers; the cookie goes beside it. */
export interface OpenedSession {
  user: LoggedInUser;
  session: { id: string; key: string };
}

/** Long enough to furnish it in the next statement; a session that was not furnished opens nothing. */
const UNFURNISHED_MS = 60_000;

/** Opens a session with a new id, cookie and key for somebody whose password was right, on the device he calls from. */
export async function openSession(
  context: GuestContext,
  person: KnownPerson,
  serverKey: ServerKey,
): Promise<OpenedSession> {
  const { database, call } = context;
  const [secret, key, id] = [newSecret(), newSecret(), newId<'device'>()];
  const accessHash = accessHashOf(secret);
  const expiresAt = new Date(Date.now() + UNFURNISHED_MS);
  await database.login.open({ hash: accessHash, kind: 'session', ...person, expiresAt });
  const opened = await database
    .transaction(accessHash, {}, (tx) => furnish(tx, context, person, id, sealSessionKey(key, id, serverKey)))
    .catch(async (error: unknown) => {
      await database.login.close(accessHash);
      throw error;
    });
  await closeFormer(context);
  context.setCookie(beginCookie(secret, call.isSecure));
  return { user: opened, session: { id, key } };
}

async function furnish(
  tx: Tx,
  context: GuestContext,
  { businessId, userId }: KnownPerson,
  id: string,
  sealedKey: Buffer,
): Promise<LoggedInUser> {
  const [first] = await tx.query<{ branch_id: string; session_hours: number }>(FIRST_BRANCH, [userId]);
  if (!first) throw NoBranch();
  const { name, kind } = deviceOf(context.call.userAgent);
  const now = context.clock.now();
  await tx.query(NEW_DEVICE, [businessId, id, userId, name, kind, now, context.call.ip]);
  await tx.query('select ctx.furnish_access($1, $2, $3, make_interval(hours => $4))', [
    id,
    first.branch_id,
    sealedKey,
    first.session_hours,
  ]);
  const row = await readCaller(tx, '');
  if (!row) throw NoBranch();
  const caller = callerOf(row, '', context.language);
  await notifyOfNewDevice(tx, caller, { id, name, ip: context.call.ip });
  await context.services.activities.write({ ...context, ...caller, tx }, [
    { entity: device.name, record_id: id, record_name: name, type: 'creation', changes: [] },
  ]);
  return loggedInUser(row, caller);
}

/** A browser has one session: the one it had before ends, so that a cookie planted beforehand is worth nothing. */
async function closeFormer({ database, call }: GuestContext): Promise<void> {
  const former = call.cookies[cookieName(call.isSecure)] ?? '';
  if (isSecret(former)) await database.login.close(accessHashOf(former));
}

const FIRST_BRANCH = `
select l.branch_id, f.session_hours
from ${linesTableName(user, 'access')} l
join ${branch.table} b on b.id = l.branch_id and b.deleted_at is null
join ${business.table} f on f.id = l.business_id
where l.user_id = $1 order by l.line_no limit 1`;

const NEW_DEVICE = `
insert into ${device.table} (business_id, id, user_id, name, kind, last_seen, proved_at, ip, may_sell_offline, created_by)
values ($1, $2, $3, $4, $5, $6, $6, $7, false, $3)`;
