import type { AnyEntity } from '#core/define-entity.ts';
import { type State, stateOf } from '#core/define-states.ts';
import type { Posting, StockPosting } from '#core/trade/posting.ts';
import type { PostingRule } from '../operation/document-work.ts';
import type { Row } from '../operation/row.ts';

/** What a document should have posted by now; empty lists of one that stands in no book. */
export interface Expected {
  postings: readonly Posting[];
  /** Left out where the stock ledger is the only record of it. */
  stock?: readonly StockPosting[];
}

/** What the ledgers should hold of a document as it stands, by its rule and its state. */
export function expectedPostings(entity: AnyEntity, rule: PostingRule, row: Row, facts: unknown): Expected {
  const said: Record<State['books'], () => Expected> = {
    nothing: () => ({ postings: [], ...(rule.stock ? { stock: [] } : {}) }),
    // Where no rule says what goods a document moves they are not compared.
    posted: () => ({
      postings: rule.of(row, facts),
      ...(rule.stock ? { stock: rule.stock(row, facts) } : {}),
    }),
    reversed: () => leftOf(rule, row, rule.remains?.(row, facts) ?? []),
  };
  return said[stateOf(entity, row)?.books ?? 'nothing']();
}

function leftOf(rule: PostingRule, row: Row, remains: readonly Posting[]): Expected {
  const { lines, stock } = rule.stays?.(row) ?? { lines: [], stock: [] };
  const postings = lines.length > 0 ? [{ branch_id: String(row.branch_id), date: '', lines }] : [];
  return { postings: [...remains, ...postings], ...(rule.stock ? { stock } : {}) };
}
