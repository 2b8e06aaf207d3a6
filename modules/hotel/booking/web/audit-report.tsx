import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { Sums } from '#ui/show/sums.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { dayText, instantText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { auditDayAnswer } from '../audit-day.answer.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';

const reportOf = (day: string) => ({
  queryKey: ['booking', 'audit-day', day] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    ask(auditDayAnswer, withQuery('booking/audit-day', day ? { business_day: day } : {}), { signal }),
  staleTime: 0,
});

/** What the audit of a night left behind, as it was then; that of the last night where none is named. */
export function AuditReport({ day, asked }: { day: string; asked: boolean }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const report = useQuery({ ...reportOf(day), enabled: asked }).data?.report;
  if (!report) return null;
  const { figures } = report;
  const money = (amount: number) => moneyText(amount, currency);
  const occupied = figures.sold + figures.complimentary;
  const by = report.by ?? say(NIGHT_AUDIT.byItself);
  const sums = [
    [say(NIGHT_AUDIT.rooms), say(NIGHT_AUDIT.ofRooms, { count: occupied, all: figures.available })],
    [say(NIGHT_AUDIT.occupancy), `${quantityText(figures.occupancy)} %`],
    [say(NIGHT_AUDIT.revenue), money(figures.revenue)],
    [say(NIGHT_AUDIT.meanPrice), money(figures.mean_price)],
    [say(NIGHT_AUDIT.perRoom), money(figures.per_room)],
    [say(NIGHT_AUDIT.extras), money(report.extras)],
    ...report.payments.map(({ account, amount }) => [say(NIGHT_AUDIT.received, { account }), money(amount)]),
    ...report.shifts.map(({ till, counted, over_short }) => [
      say(over_short ? NIGHT_AUDIT.tillOff : NIGHT_AUDIT.till, { till, by: money(over_short ?? 0) }),
      counted === null ? say(NIGHT_AUDIT.tillOpen) : money(counted),
    ]),
    [say(NIGHT_AUDIT.unpaid), money(report.unpaid)],
  ];
  return (
    <Card
      title={say(NIGHT_AUDIT.report, { day: dayText(report.business_day, language) })}
      note={`${say(NIGHT_AUDIT.ranAt, { at: instantText(report.run_at, language, timeZone) })} · ${by}`}
    >
      <Sums sums={sums.map(([title = '', amount = '']) => ({ key: title, title, amount }))} />
    </Card>
  );
}
