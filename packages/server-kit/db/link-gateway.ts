import type pg from 'pg';
import type { Currency } from '#core/currencies.ts';
import { askOn } from './ask-gateway.ts';

/** What a customer is told of his job by its link; amounts in minor units. */
export interface FoundJob {
  business: string;
  branch: string;
  number: string;
  item: string | null;
  status: string;
  waiting: string | null;
  collected_at: Date | null;
  promised_at: Date | null;
  estimate_amount: bigint | null;
  accepted_amount: bigint | null;
  answered_by_link: boolean;
  total_amount: bigint | null;
  /** Null before it is billed. */
  remain_amount: bigint | null;
  currency: Currency;
  /** Wallet or bank and number of the branch; null where none has a number. */
  pay_to: string | null;
}

/** How a customer answers what he was told it would cost. */
export interface JobAnswer {
  code: string;
  /** The estimate that he saw. */
  seen: bigint;
  agrees: boolean;
  at: Date;
  /** The id of the line in the activities. */
  activity: string;
  address: string;
}

/** What a customer is told of his transport by its link. */
export interface FoundTrip {
  business: string;
  branch: string;
  number: string;
  status: string;
  origin: string;
  destination: string;
  truck: string | null;
  starts: Date;
  ends: Date;
  started_at: Date | null;
  delivered_at: Date | null;
  /** Where the truck was when its driver last said so, and on which day. */
  last_place: string | null;
  last_seen: string | null;
}

/** What a customer is shown of his quote by its link; amounts in minor units. */
export interface FoundQuote {
  business: string;
  branch: string;
  number: string;
  date: string;
  valid_until: string;
  status: string;
  /** The business day of its branch as it was looked at. */
  present_day: string;
  accepted_at: Date | null;
  accepted_by_link: boolean;
  currency: Currency;
  price_mode: string;
  discount: bigint | null;
  net_amount: bigint;
  tax: bigint;
  total_amount: bigint;
  version: number;
  remarks: string | null;
  /** Amounts and quantities as digits, for JSON has no numbers of their size. */
  lines: readonly QuotedLine[];
}

export interface QuotedLine {
  product: string;
  unit: string | null;
  quantity: string;
  unit_price: string;
  total_amount: string;
}

/** How a customer accepts what he was offered. */
export interface QuoteAcceptance {
  code: string;
  /** The version that he saw. */
  seen: number;
  at: Date;
  /** The id of the line in the activities. */
  activity: string;
  address: string;
  /** Told to whoever sent it, in every language. */
  told: { title: object; text: object };
}

/** What customers look at by the link that they have. */
export interface LinkGateway {
  /** The job with this code, of whichever business; null where none has it, or its link has ended. */
  job(code: string, at: Date): Promise<FoundJob | null>;
  answerJob(answer: JobAnswer): Promise<'unknown' | 'nothing' | 'changed' | 'answered'>;
  /** The trip with this code. */
  trip(code: string, at: Date): Promise<FoundTrip | null>;
  /** The quote with this code. */
  quote(code: string, at: Date): Promise<FoundQuote | null>;
  acceptQuote(acceptance: QuoteAcceptance): Promise<'unknown' | 'changed' | 'over' | 'accepted'>;
}

export function openLinkGateway(pool: pg.Pool): LinkGateway {
  const ask = askOn(pool);
  return {
    async job(code, at) {
      const [row] = await ask<FoundJob>('select * from ctx.find_job($1, $2)', [code, at]);
      return row ?? null;
    },
    async answerJob({ code, seen, agrees, at, activity, address }) {
      const [row] = await ask<{ came: 'unknown' | 'nothing' | 'changed' | 'answered' }>(
        'select ctx.answer_job($1, $2, $3, $4, $5, $6) as came',
        [code, seen, agrees, at, activity, address],
      );
      return row?.came ?? 'unknown';
    },
    async trip(code, at) {
      const [row] = await ask<FoundTrip>('select * from ctx.find_trip($1, $2)', [code, at]);
      return row ?? null;
    },
    async quote(code, at) {
      const [row] = await ask<FoundQuote>('select * from ctx.find_quote($1, $2)', [code, at]);
      return row ?? null;
    },
    async acceptQuote({ code, seen, at, activity, address, told }) {
      const [row] = await ask<{ came: 'unknown' | 'changed' | 'over' | 'accepted' }>(
        'select ctx.accept_quote($1, $2, $3, $4, $5, $6) as came',
        [code, seen, at, activity, address, told],
      );
      return row?.came ?? 'unknown';
    },
  };
}
