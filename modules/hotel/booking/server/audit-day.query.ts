import { z } from 'zod';
import { money } from '#core/money.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { auditDayAnswer } from '../audit-day.answer.ts';
import { auditDays } from '../audit-days-table.ts';
import { INCOME_KINDS } from '../income.rules.ts';
import type { auditReport } from './audit-report.ts';

/** As many nights as are offered to be looked at again. */
const OFFERED = 60;

type Report = Awaited<ReturnType<typeof auditReport>>;

/** What is written down is the same with amounts as texts of their smallest unit. */
type Written<T> = T extends bigint ? string : T extends object ? { [K in keyof T]: Written<T[K]> } : T;

/** The report of a night as its audit left it; that of the last one where none is named. */
export const auditDay = defineQuery({
  name: 'booking.audit-day',
  route: 'GET api/booking/audit-day',
  permission: 'modify_room_booking',
  input: z.strictObject({ business_day: z.iso.date('not_date').optional() }),
  answers: auditDayAnswer,
  run: (context) => readAuditDay(context),
});

export interface AskedNight {
  business_day?: string | undefined;
}

/** Which nights were audited, and what the audit of one of them wrote down. */
export async function readAuditDay({ tx, branch, input }: QueryContext<AskedNight>) {
  const days = await tx.query<{ business_day: string }>(
    `select day::text as business_day from ${auditDays.name} where branch_id = $1 and report is not null
     order by day desc limit ${OFFERED}`,
    [branch.id],
  );
  const wanted = input.business_day ?? days[0]?.business_day ?? null;
  const [found] = await tx.query<{ run_at: Date; by: string | null; report: Written<Report> }>(
    `select a.run_at, u.name as by, a.report from ${auditDays.name} a
     left join ${user.table} u on u.business_id = a.business_id and u.id = a.run_by
     where a.branch_id = $1 and a.day = $2 and a.report is not null`,
    [branch.id, wanted],
  );
  if (!found || !wanted) return { days, report: null };
  const { run_at, by, report } = found;
  const weekEarlier = await tx.query<{ report: Partial<Written<Report>> }>(
    `select report from ${auditDays.name} where branch_id = $1 and day = $2::date - 7 and report is not null`,
    [branch.id, wanted],
  );
  // An audit of an earlier release has written none.
  const earlier = weekEarlier[0]?.report.income;
  const { figures, payments, shifts = [], income = [], amount, extras, unpaid, ...others } = report;
  const { owing = [], prices: reduced = [], stayed_on = [], no_shows = [], ...rest } = others;
  const sums = { amount: sum(amount), extras: sum(extras), unpaid: sum(unpaid) };
  const prices = {
    revenue: sum(figures.revenue),
    mean_price: sum(figures.mean_price),
    per_room: sum(figures.per_room),
  };
  return {
    days,
    report: {
      ...{ business_day: wanted, run_at, by, ...rest, ...sums, stayed_on, no_shows },
      figures: { ...figures, ...prices },
      income: INCOME_KINDS.flatMap((kind) => {
        const [now, before] = [income, earlier ?? []].map((some) => some.find((one) => one.kind === kind));
        if (!now && !before) return [];
        return {
          kind,
          amount: sum(now?.amount ?? '0'),
          before: earlier ? sum(before?.amount ?? '0') : null,
        };
      }),
      owing: owing.map((one) => ({ ...one, owes: sum(one.owes) })),
      prices: reduced.map((one) => ({
        ...one,
        price: sum(one.price),
        usual: one.usual === null ? null : sum(one.usual),
      })),
      payments: payments.map((one) => ({ account: one.account, amount: sum(one.amount) })),
      shifts: shifts.map(({ till, counted, over_short }) => ({
        ...{ till, counted: counted === null ? null : sum(counted) },
        over_short: over_short === null ? null : sum(over_short),
      })),
    },
  };
}

const sum = (written: string) => money(BigInt(written));
