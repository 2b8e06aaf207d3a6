import type pg from 'pg';
import type { Currency } from '#core/currencies.ts';
import { askOn } from './ask-gateway.ts';

/** What a paper says of itself, and how its document stands today. */
export interface FoundPaper {
  business: string;
  branch: string;
  kind: string;
  number: string;
  date: string;
  /** In minor units. */
  total: bigint;
  currency: Currency;
  status: string;
}

/** Papers that anybody may ask about who holds one. */
export interface PaperGateway {
  /** The paper with this code, of whichever business; null where no paper has it. */
  find(code: string): Promise<FoundPaper | null>;
}

export function openPaperGateway(pool: pg.Pool): PaperGateway {
  const ask = askOn(pool);
  return {
    async find(code) {
      const [row] = await ask<FoundPaper>('select * from ctx.find_paper($1)', [code]);
      return row ?? null;
    },
  };
}
