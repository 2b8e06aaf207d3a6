import { addDays } from '#core/business-day.ts';
import type { WireOf } from '#core/define-answer.ts';
import type { FigureItem } from '#ui/layout/view-layout.tsx';
import type { StatementTableProps } from '#ui/show/statement-table.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { auditDayAnswer } from '../audit-day.answer.ts';
import { INCOME_WORDS, NIGHT_AUDIT } from '../night-audit.words.ts';

/** The report of a night as its audit left it. */
export type ReportOfNight = NonNullable<WireOf<typeof auditDayAnswer>['report']>;

/** A table of the report, for the screen and for paper alike. */
export type AuditTable = { key: string; title: string } & Omit<StatementTableProps, 'label'>;

/** The figures of a report and its tables: income by kind against a week before, money by account, tills as they were counted. */
export function useAuditTables(report: ReportOfNight): { figures: FigureItem[]; tables: AuditTable[] } {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const money = (amount: number) => moneyText(amount, currency);
  const { figures, income, payments, shifts, business_day, unpaid, extras, owing, prices } = report;
  const hasBefore = income.some(({ before }) => before !== null);
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  const day = (of: string) => dayText(of, language);
  const tables: AuditTable[] = [
    {
      ...{ key: 'income', title: say(NIGHT_AUDIT.income), head: say(NIGHT_AUDIT.incomeHead, { currency }) },
      columns: [day(business_day), ...(hasBefore ? [day(addDays(business_day, -7))] : [])],
      groups: [
        {
          key: 'income',
          lines: income.map(({ kind, amount, before }) => ({
            ...{ key: kind, title: say(INCOME_WORDS[kind]) },
            figures: [money(amount), ...(hasBefore ? [money(before ?? 0)] : [])],
          })),
        },
      ],
      result: {
        ...{ key: 'total', title: say(NIGHT_AUDIT.incomeTotal) },
        figures: [
          money(sum(income.map(({ amount }) => amount))),
          ...(hasBefore ? [money(sum(income.map(({ before }) => before)))] : []),
        ],
      },
    },
    {
      ...{ key: 'money', title: say(NIGHT_AUDIT.money), head: say(NIGHT_AUDIT.accountHead, { currency }) },
      columns: [say(NIGHT_AUDIT.amount)],
      groups: [
        {
          key: 'money',
          lines: payments.map(({ account, amount }) => ({
            ...{ key: account, title: account, figures: [money(amount)] },
          })),
        },
      ],
      result: {
        ...{ key: 'total', title: say(NIGHT_AUDIT.moneyTotal) },
        figures: [money(sum(payments.map(({ amount }) => amount)))],
      },
    },
    {
      ...{ key: 'tills', title: say(NIGHT_AUDIT.tills), head: say(NIGHT_AUDIT.tillHead, { currency }) },
      columns: [say(NIGHT_AUDIT.counted), say(NIGHT_AUDIT.difference)],
      groups: [
        {
          key: 'tills',
          lines: shifts.map(({ till, counted, over_short }, place) => ({
            ...{ key: `${till} ${place}`, title: till },
            figures: [
              counted === null ? say(NIGHT_AUDIT.tillOpen) : money(counted),
              counted === null ? '' : money(over_short ?? 0),
            ],
          })),
        },
      ],
    },
  ];
  const titleOf = ({ room, guest }: { room: string | null; guest: string }) =>
    room ? say(NIGHT_AUDIT.room, { room, guest }) : guest;
  tables.push(
    {
      ...{ key: 'owing', title: say(NIGHT_AUDIT.owing), head: say(NIGHT_AUDIT.owingHead, { currency }) },
      columns: [say(NIGHT_AUDIT.leavesOn), say(NIGHT_AUDIT.owes)],
      groups: [
        {
          key: 'owing',
          lines: owing.map((one) => ({
            ...{ key: one.booking_id, title: titleOf(one), figures: [day(one.leaves), money(one.owes)] },
          })),
        },
      ],
      result: {
        ...{ key: 'total', title: say(NIGHT_AUDIT.total) },
        figures: ['', money(sum(owing.map(({ owes }) => owes)))],
      },
    },
    {
      ...{ key: 'prices', title: say(NIGHT_AUDIT.reduced), head: say(NIGHT_AUDIT.owingHead, { currency }) },
      columns: [say(NIGHT_AUDIT.usualPrice), say(NIGHT_AUDIT.agreedPrice)],
      groups: [
        {
          key: 'prices',
          lines: prices.map((one) => ({
            ...{ key: one.booking_id, title: [titleOf(one), one.by, one.reason].filter(Boolean).join(' · ') },
            figures: [one.usual === null ? '' : money(one.usual), money(one.price)],
          })),
        },
      ],
    },
  );
  const occupied = figures.sold + figures.complimentary;
  return {
    figures: [
      {
        ...{
          key: 'occupancy',
          title: say(NIGHT_AUDIT.occupancy),
          amount: `${quantityText(figures.occupancy)} %`,
        },
        note: `${say(NIGHT_AUDIT.rooms)}: ${say(NIGHT_AUDIT.ofRooms, { count: occupied, all: figures.available })}`,
      },
      { key: 'revenue', title: say(NIGHT_AUDIT.revenue), amount: money(figures.revenue) },
      { key: 'mean', title: say(NIGHT_AUDIT.meanPrice), amount: money(figures.mean_price) },
      { key: 'room', title: say(NIGHT_AUDIT.perRoom), amount: money(figures.per_room) },
      {
        ...{ key: 'unpaid', title: say(NIGHT_AUDIT.unpaid), amount: money(unpaid) },
        note: `${say(NIGHT_AUDIT.extras)}: ${money(extras)}`,
      },
    ],
    // What nobody has earned, paid or counted has no table.
    tables: tables.filter(({ groups }) => groups.some(({ lines }) => lines.length > 0)),
  };
}
