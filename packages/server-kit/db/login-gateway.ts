import type pg from 'pg';
import { newId } from '#core/ids.ts';
import type { NotedAct } from '../http/noted-act.ts';
import { askOn } from './ask-gateway.ts';

/** What the check of a password needs to know about a user. */
export interface LoginRow {
  business_id: string;
  user_id: string;
  name: string;
  account_type: string;
  status: string;
  password_hash: string | null;
  /** Until when a password is good that somebody else has chosen, for one login only; null of one's own. */
  given_until: Date | null;
}

export interface NewAccess {
  /** Hex SHA-256 of the token; the token itself never reaches the database. */
  hash: string;
  kind: 'session' | 'api_token';
  businessId: string;
  userId: string;
  expiresAt: Date;
}

/** The few things that happen before and at the end of a session, on connections that can do nothing else. */
export interface LoginGateway {
  /** The user that a phone number or e-mail address belongs to, in whichever business; null where there is none. */
  find(name: string): Promise<{ business_id: string; user_id: string } | null>;
  read(businessId: string, userId: string): Promise<LoginRow | null>;
  /** What is kept of somebody's PIN; null where he has none. */
  pinOf(businessId: string, userId: string): Promise<string | null>;
  open(access: NewAccess): Promise<void>;
  close(hash: string): Promise<void>;
  /** Notes that somebody has logged in with a name: what another gave him is his from then on. */
  proveName(name: string, person: { businessId: string; userId: string }): Promise<void>;
  /** Whether anybody can log in yet; while nobody can, a first business may be created. */
  hasAny(): Promise<boolean>;
  /** Takes one guess at a password out of a bucket (hex SHA-256); answers the seconds to wait, 0 where it may be tried. */
  takeGuess(bucket: string, limit: { capacity: number; refillSeconds: number }): Promise<number>;
  /** Gives it back after a right password. */
  returnGuess(bucket: string): Promise<void>;
  /** Writes an act into the activities of a business, unless too many of its kind stand there since the hour began. */
  noteAct(act: NotedAct): Promise<void>;
  /** Notes the header of a write as used, by its session and its vector; false where it was used before. */
  takeHeader(sessionId: string, vector: Buffer): Promise<boolean>;
}

export function openLoginGateway(pool: pg.Pool): LoginGateway {
  const ask = askOn(pool);
  return {
    async find(name) {
      const [row] = await ask<{ business_id: string | null; user_id: string }>(
        'select * from ctx.find_login($1)',
        [name],
      );
      return row?.business_id ? { business_id: row.business_id, user_id: row.user_id } : null;
    },
    async read(businessId, userId) {
      const [row] = await ask<LoginRow>('select * from ctx.login_of($1, $2)', [businessId, userId]);
      return row ?? null;
    },
    async pinOf(businessId, userId) {
      const [row] = await ask<{ pin: string | null }>('select ctx.pin_of($1, $2) as pin', [
        businessId,
        userId,
      ]);
      return row?.pin ?? null;
    },
    async open({ hash, kind, businessId, userId, expiresAt }) {
      await ask("select ctx.open_access(decode($1, 'hex'), $2, $3, $4, $5)", [
        hash,
        kind,
        businessId,
        userId,
        expiresAt,
      ]);
    },
    async close(hash) {
      await ask("select ctx.close_access(decode($1, 'hex'))", [hash]);
    },
    async proveName(name, { businessId, userId }) {
      await ask('select ctx.prove_login_name($1, $2, $3)', [name, businessId, userId]);
    },
    async hasAny() {
      const [row] = await ask<{ any: boolean }>('select ctx.has_logins() as "any"', []);
      return row?.any === true;
    },
    async takeGuess(bucket, { capacity, refillSeconds }) {
      const [row] = await ask<{ wait: number }>("select ctx.take_guess(decode($1, 'hex'), $2, $3) as wait", [
        bucket,
        capacity,
        refillSeconds,
      ]);
      return row?.wait ?? 0;
    },
    async returnGuess(bucket) {
      await ask("select ctx.return_guess(decode($1, 'hex'))", [bucket]);
    },
    async noteAct(act) {
      await ask('select ctx.note_act($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
        act.businessId,
        act.userId,
        newId(),
        act.type,
        act.countedAs,
        act.entity,
        act.recordId,
        act.code,
        act.ip,
        act.branchId,
      ]);
    },
    async takeHeader(sessionId, vector) {
      const [row] = await ask<{ is_new: boolean }>('select ctx.take_header($1, $2) as is_new', [
        sessionId,
        vector,
      ]);
      return row?.is_new === true;
    },
  };
}
