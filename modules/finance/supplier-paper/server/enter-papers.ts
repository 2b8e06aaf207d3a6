import { formatExact, money, moneyStyle } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import {
  BillEnteredAlready,
  ReceiptEnteredAlready,
  ReceiptInTheFuture,
  ReceiptVatExceeded,
} from '../../errors.ts';
import { comparedInSql, comparedNumber, isClaimable } from '../supplier-paper.rules.ts';

/** What a document says of papers that others wrote. */
export interface GivenPapers {
  /** The number of a bill of a supplier. */
  bill?: { supplier_id: string | null; number: string | null | undefined } | undefined;
  /** The number of a fiscal receipt, of whomever. */
  receipt?: string | null | undefined;
  /** What the document takes of the VAT of that receipt; nothing where left out. */
  share?: ShareOfReceipt | undefined;
}

/** What one document says of a receipt that several may stand on; amounts in minor units. */
export interface ShareOfReceipt {
  part_of_receipt?: boolean | null | undefined;
  /** The VAT of the whole receipt. */
  receipt_tax?: bigint | null | undefined;
  claims: bigint;
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
 * refused with it. What the document had entered before is replaced. Parts of one receipt stand beside each other, and claim
 * no more VAT together than it bears.
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
    const isPart = paper.kind === 'receipt' && given.share?.part_of_receipt === true;
    if (entered.length === 0 && !isPart) throw await refusalOf(context, paper);
    if (paper.kind === 'receipt') await shareReceipt(context, source.id, paper, given.share);
  }
}

/** Holds what a document takes of a receipt against all others that stand on it, void ones aside. */
async function shareReceipt(
  context: CommandContext,
  id: string,
  { number, typed }: Paper,
  { part_of_receipt, receipt_tax = null, claims }: ShareOfReceipt = { claims: 0n },
): Promise<void> {
  // Two parts that come at the same time would both find their VAT free.
  await context.tx.query(
    "select pg_advisory_xact_lock(hashtextextended('receipt ' || (select ctx.biz())::text || $1, 0))",
    [number],
  );
  const others = await standingOn(context, number, id);
  const [first] = others;
  // The number is free once its first document is void, its other parts are not.
  if (first && !part_of_receipt) throw ReceiptEnteredAlready({ number: typed, document: first.number });
  const claimed = others.reduce((sum, other) => sum + other.claims, 0n);
  const all = [...others, { claims, receipt_tax }];
  const whole = all.find((one) => one.receipt_tax !== null)?.receipt_tax ?? all[0]?.claims ?? 0n;
  if (claims === 0n || claimed + claims <= whole) return;
  const say = (amount: bigint) => formatExact(money(amount), moneyStyle(context.branch));
  throw ReceiptVatExceeded({ whole: say(whole), claimed: say(claimed) });
}

interface Standing {
  number: string;
  claims: bigint;
  receipt_tax: bigint | null;
}

/** The documents on a receipt, the first one first: of each kind that says what VAT a receipt bears. */
function standingOn({ tx, services }: CommandContext, number: string, id: string): Promise<Standing[]> {
  const selects = services.registry.entities.flatMap(({ table, fields, states }) => {
    if (!states || !('receipt_tax' in fields)) return [];
    // An expense that waits to be verified has spoken for its VAT; a purchase claims it or does not.
    const claims =
      'claimable_tax' in fields
        ? 'greatest(tax, claimable_tax)'
        : 'claimed_tax' in fields
          ? 'claimed_tax'
          : 'tax';
    return `select number, created_at, ${claims} as claims, receipt_tax from ${table}
      where ${comparedInSql('receipt_number')} = $1 and id <> $2 and ${countsInSql(states)} and deleted_at is null`;
  });
  return tx.query<Standing>(`${selects.join(' union all ')} order by created_at, number`, [number, id]);
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
