import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import { BillEnteredAlready, ReceiptEnteredAlready, ReceiptInTheFuture } from '../../errors.ts';
import { comparedNumber, isClaimable } from '../supplier-paper.rules.ts';

/** What a document says of papers that others wrote. */
export interface GivenPapers {
  /** The number of a bill of a supplier. */
  bill?: { supplier_id: string | null; number: string | null | undefined } | undefined;
  /** The number of a fiscal receipt, of whomever. */
  receipt?: string | null | undefined;
}

interface Paper {
  kind: 'bill' | 'receipt';
  supplier_id: string;
  number: string;
  typed: string;
}

const WHOLE_BUSINESS = '00000000-0000-0000-0000-000000000000';

/**
 * Enters the papers of a document, each once (A38): the second of two that come at the same time waits for the first and is
 * refused with it. What the document had entered before is replaced.
 */
export async function enterPapers(
  context: CommandContext,
  source: { kind: string; id: string },
  given: GivenPapers,
): Promise<void> {
  const { tx, branch } = context;
  await releasePapers(tx, source);
  for (const paper of papersOf(given)) {
    const entered = await tx.query(
      `insert into supplier_papers (business_id, branch_id, kind, supplier_id, number, source_kind, source_id)
       values ((select ctx.biz()), $1, $2, $3, $4, $5, $6) on conflict do nothing returning number`,
      [branch.id, paper.kind, paper.supplier_id, paper.number, source.kind, source.id],
    );
    if (entered.length === 0) throw await refusalOf(context, paper);
  }
}

/** Gives the papers of a document that is void back: they are entered once more in the right one. */
export async function releasePapers(
  tx: Pick<CommandContext['tx'], 'query'>,
  source: { kind: string; id: string },
): Promise<void> {
  await tx.query('delete from supplier_papers where source_kind = $1 and source_id = $2', [
    source.kind,
    source.id,
  ]);
}

/** Nobody has a receipt of a day that has not come. */
export function refuseFutureReceipt(
  { clock, branch }: Pick<ActorContext, 'clock' | 'branch'>,
  date: string | null | undefined,
): void {
  if (date && date > today(clock, branch)) throw ReceiptInTheFuture({ date });
}

/** Whether a document of a day claims the VAT of its fiscal receipt, by the months that its branch allows. */
export function claimsVat(
  { settings }: Pick<BranchOfCall, 'settings'>,
  receipt: { is_provided: boolean | null | undefined; date: string | null | undefined },
  date: string,
): boolean {
  return isClaimable(receipt, { date, months: Number(settings.vat_claim_months ?? USUAL_MONTHS) });
}

const USUAL_MONTHS = 6;

/** In the order in which they are locked. */
function papersOf({ bill, receipt }: GivenPapers): Paper[] {
  const papers: Paper[] = [];
  const billed = comparedNumber(bill?.number);
  if (bill?.supplier_id && billed)
    papers.push({
      ...{ kind: 'bill', supplier_id: bill.supplier_id, number: billed },
      typed: String(bill.number).trim(),
    });
  const received = comparedNumber(receipt);
  if (received)
    papers.push({
      ...{ kind: 'receipt', supplier_id: WHOLE_BUSINESS, number: received },
      typed: String(receipt).trim(),
    });
  return papers;
}

async function refusalOf({ tx, services }: CommandContext, { kind, supplier_id, number, typed }: Paper) {
  const [first] = await tx.query<{ source_kind: string; source_id: string }>(
    'select source_kind, source_id from supplier_papers where kind = $1 and supplier_id = $2 and number = $3',
    [kind, supplier_id, number],
  );
  const table = first && services.registry.entity(first.source_kind).table;
  const [named] = table
    ? await tx.query<{ number: string }>(`select number from ${table} where id = $1`, [first.source_id])
    : [];
  const told = { number: typed, document: named?.number ?? '…' };
  return kind === 'bill' ? BillEnteredAlready(told) : ReceiptEnteredAlready(told);
}
