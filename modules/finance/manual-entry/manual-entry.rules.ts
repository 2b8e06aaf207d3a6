import { InvalidFields, type Problem } from '#core/errors.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { MANUAL_ENTRY_TEXTS } from './manual-entry.words.ts';

/** A line as it is written: an amount on one side of an account. */
export interface ManualLine {
  account: string;
  debit?: bigint | null;
  credit?: bigint | null;
}

const ONE_SIDE: Problem = { key: 'one_side', words: MANUAL_ENTRY_TEXTS.oneSide };
const TWO_LINES: Problem = { key: 'two_lines', words: MANUAL_ENTRY_TEXTS.twoLines };
const UNBALANCED: Problem = { key: 'unbalanced', words: MANUAL_ENTRY_TEXTS.unbalanced };

/** Each line has an amount on one side, and both sides come to the same. */
export function isBalanced({ lines }: Readonly<Record<string, unknown>>): void {
  const written = (lines ?? []) as readonly ManualLine[];
  const lopsided = written.flatMap(({ debit, credit }, place) =>
    Boolean(debit) === Boolean(credit)
      ? (debit ? (['debit', 'credit'] as const) : (['debit'] as const)).map(
          (side) => [`lines.${place}.${side}`, ONE_SIDE] as const,
        )
      : [],
  );
  if (lopsided.length > 0) throw new InvalidFields(Object.fromEntries(lopsided));
  if (written.length < 2) throw new InvalidFields({ lines: TWO_LINES });
  const { debit, credit } = sidesOf(written);
  if (debit !== credit) throw new InvalidFields({ lines: UNBALANCED });
}

/** What both sides come to, in minor units. */
export function sidesOf(lines: readonly ManualLine[]): { debit: bigint; credit: bigint } {
  const sum = (side: 'debit' | 'credit') =>
    lines.reduce((all, line) => all + BigInt(String(line[side] ?? 0n)), 0n);
  return { debit: sum('debit'), credit: sum('credit') };
}

/** The lines as the ledger takes them. */
export function manualLines(lines: readonly ManualLine[]): PostingLine[] {
  return lines.map(({ account, debit, credit }) =>
    debit ? { account, debit } : { account, credit: credit ?? 0n },
  );
}
