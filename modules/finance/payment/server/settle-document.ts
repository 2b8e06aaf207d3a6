import { InvalidFields, type Problem } from '#core/errors.ts';
import { type Money, money, sum } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { claimReferences } from '../../money-reference/server/claim-references.ts';
import { PARTIES, type Party } from '../../payable/party.rules.ts';
import type { Source } from '../../payable/server/documents.ts';
import { openDebt } from '../../payable/server/open-debt.ts';
import { spendDeposit } from '../../payable/server/spend-deposit.ts';
import { enterPapers, type GivenPapers } from '../../supplier-paper/server/enter-papers.ts';
import { referencesOf } from './read-money.ts';

/** What a document says of its money: with whom, when, and what pays it at once. */
export interface MoneyOfDocument {
  /** Who owes it or is owed it; nobody where it is of nobody known. */
  party: Party | null;
  source: Source;
  /** Which of several debts of the document it is (`NewDebt`). */
  part?: number;
  date: string;
  due_date: string | null;
  payments: readonly {
    mode: string;
    account_id?: string | null;
    amount: Money;
    reference?: string | null;
    /** The branch of the account, where it may be another one. */
    lies_in?: string | null;
  }[];
}

/** The same, with what stays owed. */
export interface SettledMoney extends MoneyOfDocument {
  owed: Money;
}

/** What is said where the money of a document does not fit it. */
interface Misfits {
  /** Throws that more is paid than it comes to. */
  above(): never;
  /** That nobody is known who would owe the rest or has paid ahead, under the field that names him. */
  nobody: Readonly<Record<string, Problem>>;
}

/**
 * Holds what pays a document against what it comes to, and takes what was paid ahead; the rest stays owed by or to a party that
 * is known and locked. Before stock moves and anything is posted; `claimMoney` and `oweRest` follow in the order of locks.
 */
export async function settleDocument(
  context: CommandContext,
  document: MoneyOfDocument,
  total: bigint,
  { above, nobody }: Misfits,
): Promise<SettledMoney> {
  const { party, source, date, payments } = document;
  const paid = sum(payments.map(({ amount }) => amount));
  if (paid > total) above();
  const ahead = sum(payments.filter(({ mode }) => mode === 'deposit').map(({ amount }) => amount));
  if (!party && (paid < total || ahead > 0n)) throw new InvalidFields(nobody);
  if (party && ahead > 0n) await spendDeposit(context, { party, source, amount: ahead, date });
  return { ...document, owed: money(total - paid) };
}

/** Takes the references of the money of a document, and its papers, each once: after it is posted, before its number. */
export async function claimMoney(
  context: CommandContext,
  { source, payments }: Pick<MoneyOfDocument, 'source' | 'payments'>,
  papers?: GivenPapers,
): Promise<void> {
  await claimReferences(context.tx, source, referencesOf(payments));
  if (papers) await enterPapers(context, source, papers);
}

/** What is not paid of a document is owed from its day; once its row is there. */
export async function oweRest(
  { tx, branch }: CommandContext,
  { party, source, part = 0, owed: amount, date, due_date }: Omit<SettledMoney, 'payments'>,
): Promise<void> {
  if (!party || amount <= 0n) return;
  await openDebt(tx, {
    branch,
    kind: PARTIES[party.kind].debts,
    party,
    source,
    part,
    amount,
    date,
    due_date,
  });
}
