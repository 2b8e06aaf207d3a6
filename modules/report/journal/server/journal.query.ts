import { z } from 'zod';
import { ledgerAccountName } from '#modules/finance/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { ONE_PRODUCT } from '../../server/one-product.ts';
import { pageOf } from '../../server/page-of.ts';
import { PAGE, PERIOD } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';
import { journalAnswer } from '../journal.answer.ts';

/** The entries of a period with their lines, newest first; `source_id` asks for those of one document. */
export const journal = defineQuery({
  name: 'report.journal',
  route: 'GET api/report/journal',
  permission: 'create_trial_balance',
  input: z.strictObject({ ...PERIOD, ...PAGE, source_id: z.uuid().optional() }),
  answers: journalAnswer,
  async run(context) {
    const { tx, input, language } = context;
    const scope = await reportScope(context, 'create_trial_balance');
    const values = [scope.branch_ids, scope.date, scope.date_to, input.source_id ?? null];
    const [counted] = await tx.query<{ total: number }>(`select count(*)::int as total ${FROM}`, values);
    const entries = await tx.query<JournalEntry>(
      `select e.id, e.date, e.created_at, e.branch_id, b.name as branch_name, u.name as created_by_name,
              e.source_kind, e.source_id, ${ONE_PRODUCT}, e.memo, e.reverses_id, r.id as reversed_by_id
       ${FROM} order by e.date desc, e.id desc limit $5 offset $6`,
      [...values, input.limit, (input.page - 1) * input.limit],
    );
    const lines = Map.groupBy(
      await tx.query<JournalLine>(LINES, [entries.map(({ id }) => id)]),
      ({ entry_id }) => entry_id,
    );
    return {
      ...scope,
      ...pageOf(input, counted?.total ?? 0),
      data: entries.map((entry) => ({
        ...entry,
        lines: (lines.get(entry.id) ?? []).map(({ name, ...line }) => ({
          ...line,
          account_name: ledgerAccountName(line.account_code, name, language),
        })),
      })),
    };
  },
});

interface JournalEntry {
  id: string;
  date: string;
  created_at: Date;
  branch_id: string;
  branch_name: string;
  created_by_name: string | null;
  source_kind: string;
  source_id: string;
  product_id: string | null;
  memo: string | null;
  reverses_id: string | null;
  reversed_by_id: string | null;
}

interface JournalLine {
  entry_id: string;
  line_no: number;
  account_code: string;
  name: string;
  debit: bigint;
  credit: bigint;
}

const FROM = `
from journal_entries e
join branches b on b.business_id = e.business_id and b.id = e.branch_id
left join users u on u.business_id = e.business_id and u.id = e.created_by
left join journal_entries r on r.business_id = e.business_id and r.reverses_id = e.id
where e.branch_id = any($1) and e.date between $2 and $3 and ($4::uuid is null or e.source_id = $4)`;

const LINES = `
select l.entry_id, l.line_no, l.account_code, a.name, l.debit, l.credit
from journal_lines l join ledger_accounts a on a.business_id = l.business_id and a.code = l.account_code
where l.entry_id = any($1) order by l.entry_id, l.line_no`;
