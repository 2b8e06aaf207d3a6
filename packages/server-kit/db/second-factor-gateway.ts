import type pg from 'pg';
import { askOn } from './ask-gateway.ts';

/** The second factor of a login, checked before there is a session. */
export interface SecondFactorGateway {
  /** The sealed seed of somebody; null where none was made. */
  read(businessId: string, userId: string): Promise<{ sealed: Buffer; isOn: boolean } | null>;
  /** Whether a code of this step counts: once, and only if it is later than the last one. */
  spendStep(businessId: string, userId: string, step: number): Promise<boolean>;
  /** Whether a spare code (hex of its keyed hash) counts, once. */
  spendSpareCode(businessId: string, userId: string, mac: string): Promise<boolean>;
}

export function openSecondFactorGateway(pool: pg.Pool): SecondFactorGateway {
  const ask = askOn(pool);
  return {
    async read(businessId, userId) {
      const [row] = await ask<{ sealed_seed: Buffer; is_on: boolean }>(
        'select * from ctx.second_factor_of($1, $2)',
        [businessId, userId],
      );
      return row ? { sealed: row.sealed_seed, isOn: row.is_on } : null;
    },
    async spendStep(businessId, userId, step) {
      const [row] = await ask<{ done: boolean }>('select ctx.spend_step($1, $2, $3) as done', [
        businessId,
        userId,
        step,
      ]);
      return row?.done === true;
    },
    async spendSpareCode(businessId, userId, mac) {
      const [row] = await ask<{ done: boolean }>(
        "select ctx.spend_spare_code($1, $2, decode($3, 'hex')) as done",
        [businessId, userId, mac],
      );
      return row?.done === true;
    },
  };
}
