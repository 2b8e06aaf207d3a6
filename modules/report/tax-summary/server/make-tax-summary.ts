import { sum } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { vatSettlement } from '#modules/finance/vat-settlement/vat-settlement.entity.ts';
import { vatSettlementStates } from '#modules/finance/vat-settlement/vat-settlement.states.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { pageOf } from '../../server/page-of.ts';
import type { PeriodInput } from '../../server/period.ts';
import { type ReportScope, reportScope } from '../../server/report-scope.ts';
import { nameOfTaxLine, TAX_CATEGORIES, TAX_SIDES, type TaxLine } from '../tax-summary.rules.ts';
import { TAXED } from './taxed-amounts.ts';

/** Who may see it: those who see what the business earns. */
export const SEES_TAX = 'create_income_statement';

const ACCOUNTS = { sold: CHART.vatOutput, bought: CHART.vatInput } as const;

type TaxedLine = TaxLine & { net_amount: bigint; tax: bigint };

/** The VAT of a period by rate, from the documents; beside it what the books say of the same days. */
export async function makeTaxSummary(context: QueryContext<PeriodInput>) {
  const { tx } = context;
  const scope = await reportScope(context, SEES_TAX);
  const rows = await tx.query<TaxedLine>(
    `${TAXED}
     select side, category, rate, sum(net_amount)::bigint as net_amount, sum(tax)::bigint as tax
     from taxed group by 1, 2, 3 having sum(net_amount) <> 0 or sum(tax) <> 0
     order by array_position($4::text[], side), array_position($5::text[], category), rate desc nulls last`,
    [...asked(scope), TAX_SIDES, TAX_CATEGORIES],
  );
  const booked = await bookedVat(tx, scope);
  const sides = TAX_SIDES.map((side) => {
    const own = rows.filter((row) => row.side === side);
    const tax = sum(own.map((row) => row.tax));
    return {
      side,
      net_amount: sum(own.map(({ net_amount }) => net_amount)),
      tax,
      account_code: ACCOUNTS[side],
      booked: booked[side],
      difference: booked[side] - tax,
    };
  });
  const taxOf = (side: (typeof TAX_SIDES)[number]) => sides.find((one) => one.side === side)?.tax ?? 0n;
  return {
    ...scope,
    rows: rows.map((row) => ({ name: nameOfTaxLine(row), ...row })),
    sides,
    payable: taxOf('sold') - taxOf('bought'),
    settlements: await settledWithin(tx, scope),
  };
}

const asked = ({ branch_ids, date, date_to }: ReportScope) => [branch_ids, date, date_to];

/** What 2200 and 1300 moved by, other than by the settling of their months. */
async function bookedVat(tx: Tx, scope: ReportScope) {
  const [moved] = await tx.query<{ sold: bigint; bought: bigint }>(
    `select coalesce(sum(l.credit - l.debit) filter (where l.account_code = $4), 0)::bigint as sold,
            coalesce(sum(l.debit - l.credit) filter (where l.account_code = $5), 0)::bigint as bought
     from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
     where l.branch_id = any($1) and l.date between $2 and $3 and l.account_code in ($4, $5)
       and e.source_kind <> $6`,
    [...asked(scope), ACCOUNTS.sold, ACCOUNTS.bought, vatSettlement.name],
  );
  return moved ?? { sold: 0n, bought: 0n };
}

/** The months that ended within and were settled. */
function settledWithin(tx: Tx, scope: ReportScope) {
  return tx.query<{
    id: string;
    number: string;
    branch_id: string;
    branch_name: string;
    date_to: string;
    output: bigint;
    input_used: bigint;
    payable: bigint;
    input_carried: bigint;
  }>(
    `select s.id, s.number, s.branch_id, b.name as branch_name, s.date_to::text as date_to, s.output, s.input_used,
            s.payable, s.input_carried
     from ${vatSettlement.table} s join branches b on b.business_id = s.business_id and b.id = s.branch_id
     where s.branch_id = any($1) and s.date_to between $2 and $3 and s.number is not null
       and ${countsInSql(vatSettlementStates, 's')}
     order by s.date_to, b.name, s.id`,
    asked(scope),
  );
}

/** A line of the return, and which page of its documents. */
export interface AskedTaxLine extends PeriodInput {
  line: TaxLine;
  limit: number;
  page: number;
}

/** The documents of a line, the newest first, each with its part in it, and what all of them come to. */
export async function taxedDocuments(context: QueryContext<AskedTaxLine>) {
  const { tx, input } = context;
  const scope = await reportScope(context, SEES_TAX);
  const { side, category, rate } = input.line;
  const of = [...asked(scope), side, category, rate];
  const data = await tx.query<TaxedDocument>(
    `${FOUND} select ${TOLD} order by f.date desc, f.id desc limit $7 offset $8`,
    [...of, input.limit, (input.page - 1) * input.limit],
  );
  const [all] = await tx.query<{ count: number; net_amount: bigint; tax: bigint }>(
    `${FOUND} select count(*)::int as count, coalesce(sum(net_amount), 0)::bigint as net_amount,
                     coalesce(sum(tax), 0)::bigint as tax from found`,
    of,
  );
  const { count = 0, ...sums } = all ?? { net_amount: 0n, tax: 0n };
  return { ...scope, ...pageOf(input, count), ...sums, data };
}

interface TaxedDocument {
  date: string;
  branch_id: string;
  branch_name: string;
  source_kind: string;
  source_id: string;
  memo: string | null;
  net_amount: bigint;
  tax: bigint;
}

const FOUND = `${TAXED},
found as (
  select * from taxed where side = $4 and category = $5 and rate is not distinct from $6 and (net_amount <> 0 or tax <> 0))`;

const TOLD = `f.date::text as date, f.branch_id, b.name as branch_name, f.kind as source_kind, f.id::text as source_id,
  (select e.memo from journal_entries e where e.source_id = f.id and e.memo is not null limit 1) as memo,
  f.net_amount, f.tax
  from found f join branches b on b.id = f.branch_id`;

/** Every document of the period with the line it stands on, for a sheet. */
export async function allTaxedDocuments(tx: Tx, scope: ReportScope) {
  return tx.query<TaxedDocument & TaxLine>(
    `${TAXED}, found as (select * from taxed where net_amount <> 0 or tax <> 0)
     select f.side, f.category, f.rate, ${TOLD} order by f.date, f.id, f.side, f.category, f.rate`,
    asked(scope),
  );
}
