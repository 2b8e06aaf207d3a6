import type pg from 'pg';
import { askOn } from './ask-gateway.ts';

/** How a sample business stands that was begun here. */
export interface SampleState {
  /** `left`: whoever made it was stopped halfway, and nobody goes on. */
  state: 'making' | 'left' | 'ready';
  percent: number;
}

/** What is to be known of sample businesses before anybody has a session. */
export interface SampleGateway {
  /** Whether anybody can log in to a business that is no sample. */
  hasOwnLogins(): Promise<boolean>;
  /** The newest sample; null where there is none. */
  newest(): Promise<SampleState | null>;
  /** Keeps how far a sample is made; at 100 it is finished and stays. */
  note(businessId: string, percent: number): Promise<void>;
  /** Removes a sample that was not finished, or all that nobody makes any more; what is finished stays. */
  dropHalf(businessId: string | null): Promise<void>;
}

export function openSampleGateway(pool: pg.Pool): SampleGateway {
  const ask = askOn(pool);
  return {
    async hasOwnLogins() {
      const [row] = await ask<{ any: boolean }>('select ctx.has_own_logins() as "any"');
      return row?.any === true;
    },
    async newest() {
      const [row] = await ask<{ percent: number; is_left: boolean }>('select * from ctx.newest_sample()');
      if (!row) return null;
      const { percent, is_left } = row;
      return { percent, state: percent === 100 ? 'ready' : is_left ? 'left' : 'making' };
    },
    async note(businessId, percent) {
      await ask('select ctx.note_sample($1, $2::smallint)', [businessId, percent]);
    },
    async dropHalf(businessId) {
      await ask('select ctx.drop_half_samples($1)', [businessId]);
    },
  };
}
