import type { AnyEntity } from '#core/define-entity.ts';
import { isPosted, rowAfter } from '#core/define-states.ts';
import { saidOfNothing } from '#core/said-of-transition.ts';
import type { PostingLine, StockPosting } from '#core/trade/posting.ts';
import { today } from '../operation/clock.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { differenceOf } from './posting-difference.ts';

/** What the ledgers would be given: entries with their day, and goods. */
export interface Foreseen {
  entries: { date: string; lines: readonly PostingLine[]; is_reversal: boolean }[];
  goods: readonly StockPosting[];
}

/**
 * What a transition of a document would post if it were made now. The same rule is asked as by whoever makes it: what
 * stands in the books is taken back with sides exchanged, what enters them is what the rule says of the document then.
 */
export async function foreseePosting(
  entity: AnyEntity,
  row: Row,
  transition: string,
  context: ActorContext,
): Promise<Foreseen> {
  const { services, clock, branch } = context;
  const { posting: rule, transitions } = services.document(entity.name);
  if (!rule) return { entries: [], goods: [] };
  const step = entity.states?.transitions[transition] ?? {};
  const said = saidOfNothing(step);
  const after = rowAfter(
    entity,
    row,
    transition,
    (await transitions?.[transition]?.changes?.(context, row, said)) ?? {},
  );
  const date = today(clock, branch);
  if (isPosted(entity, row) && isPosted(entity, after)) {
    const facts = await rule.facts(context, [after]);
    const entries = differenceOf(rule.of(row, facts), rule.of(after, facts), date);
    return { entries: entries.map((entry) => ({ ...entry, is_reversal: false })), goods: [] };
  }
  if (isPosted(entity, row)) {
    const facts = await rule.facts(context, [row]);
    const posted = await services.books.posted(context, { kind: entity.name, id: String(row.id) });
    const reversals = posted
      .filter(({ is_reversal, is_reversed }) => !is_reversal && !is_reversed)
      .map(({ lines }) => ({
        date: transitions?.[transition]?.day?.(row) ?? date,
        lines: lines.map(exchanged),
        is_reversal: true,
      }));
    const { lines, stock } = rule.stays?.(after) ?? { lines: [], stock: [] };
    return {
      entries: lines.length > 0 ? [...reversals, { date, lines, is_reversal: false }] : reversals,
      goods: (rule.stock?.(row, facts) ?? []).map((line, place) => ({
        ...line,
        quantity: -line.quantity,
        value: (stock[place]?.value ?? 0n) - line.value,
      })),
    };
  }
  if (!isPosted(entity, after)) return { entries: [], goods: [] };
  const facts = await rule.facts(context, [after]);
  return {
    entries: rule.of(after, facts).map((entry) => ({ ...entry, is_reversal: false })),
    goods: rule.stock?.(after, facts) ?? [],
  };
}

function exchanged({ account, debit = 0n, credit = 0n }: PostingLine): PostingLine {
  return { account, debit: credit, credit: debit };
}
