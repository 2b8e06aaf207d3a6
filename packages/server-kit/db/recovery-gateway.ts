import type pg from 'pg';
import { askOn } from './ask-gateway.ts';

/** A question for a new password, with the message that carries its code. */
export interface AskedRecovery {
  /** The login name as it is kept. */
  name: string;
  /** Hex SHA-256 of what the asking browser was given. */
  request: string;
  /** Hex of the keyed hash of the code. */
  code: string;
  message: { id: string; channel: 'email' | 'sms'; sealed: Buffer };
  lifeSeconds: number;
}

/** What happens to a forgotten password before anybody has a session. */
export interface RecoveryGateway {
  /** Keeps the question and its message, in the same rows whether anybody has the name or not. */
  ask(recovery: AskedRecovery): Promise<void>;
  /** One try at the code; right once, and then `token` opens the change of the password. All three are hex hashes. */
  tryCode(request: string, code: string, token: string, lifeSeconds: number): Promise<boolean>;
  /** Whose password a token may change; null where it is spent, out of time or none. */
  read(token: string): Promise<{ businessId: string; userId: string } | null>;
}

export function openRecoveryGateway(pool: pg.Pool): RecoveryGateway {
  const ask = askOn(pool);
  return {
    async ask({ name, request, code, message, lifeSeconds }) {
      await ask(
        `select ctx.ask_recovery($1, decode($2, 'hex'), decode($3, 'hex'), $4, $5, $6, make_interval(secs => $7))`,
        [name, request, code, message.id, message.channel, message.sealed, lifeSeconds],
      );
    },
    async tryCode(request, code, token, lifeSeconds) {
      const [row] = await ask<{ right: boolean | null }>(
        `select ctx.try_recovery(decode($1, 'hex'), decode($2, 'hex'), decode($3, 'hex'), make_interval(secs => $4)) as "right"`,
        [request, code, token, lifeSeconds],
      );
      return row?.right === true;
    },
    async read(token) {
      const [row] = await ask<{ business_id: string; user_id: string }>(
        `select * from ctx.recovery_of(decode($1, 'hex'))`,
        [token],
      );
      return row ? { businessId: row.business_id, userId: row.user_id } : null;
    },
  };
}
