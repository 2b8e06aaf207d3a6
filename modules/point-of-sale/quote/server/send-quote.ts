import { addDays } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { newPaperCode } from '#server-kit/auth/new-paper-code.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { RevisedIsDone } from '../errors.ts';
import { quote } from '../quote.entity.ts';
import { holdQuotes, MADE_OF_QUOTES, type QuoteRow } from './hold-quotes.ts';
import { postQuote } from './post-quote.ts';

/** Days for which prices hold where a branch says nothing. */
const USUAL_DAYS = 14;

interface HeldQuote {
  row: RowOf<typeof quote> & Row;
  /** The quote whose place it takes as it is sent first. */
  revised: QuoteRow | undefined;
}

/**
 * Sends a quote: it gets its number and its last day, and takes the place of the quote that it revises. One that was sent is sent
 * again as often as somebody wants.
 */
export const sendQuote: TransitionWork<HeldQuote, SaidIn<typeof quote, 'send'>> = {
  async hold(context, id) {
    const { tx } = context;
    const [named] = await tx.query<{ revision_of_id: string | null }>(
      `select revision_of_id from ${quote.table} where id = $1`,
      [id],
    );
    const first = named?.revision_of_id ?? null;
    // Also one that the role of the sender keeps from him, or both would stand.
    const rows = await holdQuotes(context, first ? [id, first] : [id]);
    const [row] = await tx.lockAll(quote, [id]);
    if (!row) throw NotFound();
    return { row, revised: rows.find((one) => one.id === first) };
  },
  async run(context, { row, revised }, ways) {
    if (revised && !row.number) await takePlaceOf(context, row, revised);
    const changes = row.number ? {} : await begun(context, row);
    await postQuote(context, { ...row, ...changes }, ways);
    return changes;
  },
};

async function takePlaceOf(
  context: CommandContext,
  { created_at }: HeldQuote['row'],
  revised: QuoteRow,
): Promise<void> {
  const row: Row = { ...revised };
  const [made] = await context.tx.query(MADE_SINCE, [revised.id, created_at]);
  if (made || !isPossible(quote, row, 'replace')) throw RevisedIsDone({ number: revised.number ?? '' });
  await makeTransition(quote, 'replace', { row }, {}, context);
}

/** What a quote has from the moment that the customer has it. */
async function begun({ tx, branch, clock, actor }: CommandContext, { valid_until, date }: HeldQuote['row']) {
  const day = today(clock, branch);
  const days = Number(branch.settings.quote_validity ?? USUAL_DAYS);
  return {
    number: await takeNumber(tx, branch.id, 'quote', String(date)),
    valid_until: valid_until ?? addDays(day, days),
    sent_at: clock.now(),
    sent_by_id: actor.user_id,
    verification_code: newPaperCode(),
    link_code: newPaperCode(),
  };
}

const MADE_SINCE = Object.values(MADE_OF_QUOTES)
  .map(({ table }) => `select 1 from ${table} where quote_id = $1 and created_at > $2 and deleted_at is null`)
  .join(' union all ');
