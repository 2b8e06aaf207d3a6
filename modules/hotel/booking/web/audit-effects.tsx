import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { countText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { hotelFiguresAnswer } from '../audit-day.answer.ts';
import { booking } from '../booking.entity.ts';
import type { NightAudit } from '../booking-questions.answer.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';

const figuresOf = (day: string) =>
  queryOptions({
    queryKey: [booking.name, 'figures', day] as const,
    queryFn: ({ signal }) =>
      ask(hotelFiguresAnswer, withQuery('booking/figures', { since: day, until: day }), { signal }),
    enabled: day !== '',
  });

/** How full the house is on a night, and what its rooms bring. */
export function AuditFigures({ day }: { day: string }) {
  const say = useSay();
  const { currency } = useBranch();
  const may = useMay()(booking.permissions.list);
  const { data: night } = useQuery({ ...figuresOf(day), enabled: may && day !== '' });
  if (!night) return null;
  const money = (amount: number) => moneyText(amount, currency);
  const count = night.sold + night.complimentary;
  return (
    <FigureStrip
      items={[
        {
          ...{ key: 'rooms', title: say(NIGHT_AUDIT.inHouse) },
          amount: say(NIGHT_AUDIT.ofRooms, { count, all: night.available }),
          ...(night.on_hold > 0 && { note: say(NIGHT_AUDIT.onHold, { n: countText(night.on_hold) }) }),
        },
        {
          ...{ key: 'occupancy', title: say(NIGHT_AUDIT.occupancy) },
          amount: `${quantityText(night.occupancy)} %`,
        },
        {
          ...{ key: 'price', title: say(NIGHT_AUDIT.meanPrice) },
          amount: money(night.mean_price),
        },
        { key: 'room', title: say(NIGHT_AUDIT.perRoom), amount: money(night.per_room) },
      ]}
    />
  );
}

/** What the button does, before it is pressed. */
export function AuditEffects({ audit }: { audit: NightAudit }) {
  const say = useSay();
  const { currency } = useBranch();
  const { nights, arrivals, total } = audit;
  const rooms = new Set(nights.map(({ room }) => room)).size;
  const missed = arrivals.filter(({ is_decided }) => is_decided).length;
  return (
    <Card title={say(NIGHT_AUDIT.whatFollows)} flush>
      <LineList
        lines={[
          { key: 'post', title: say(NIGHT_AUDIT.thenPosts), figure: moneyText(total, currency) },
          ...(missed > 0
            ? [{ key: 'missed', title: say(NIGHT_AUDIT.thenNoShows), figure: countText(missed) }]
            : []),
          { key: 'dirty', title: say(NIGHT_AUDIT.thenDirty), figure: countText(rooms) },
          { key: 'report', title: say(NIGHT_AUDIT.thenReport) },
        ]}
      />
    </Card>
  );
}

/** A house whose day begins at midnight is audited while guests arrive; it is told what others do (hotel.md 7). */
export function AuditAtMidnight() {
  const say = useSay();
  const may = useMay();
  const { switches } = useBranch();
  const isMidnight = (switches.day_starts_at ?? MIDNIGHT) === MIDNIGHT;
  return isMidnight && may('access_branch_settings') ? (
    <Notice tone="info">{say(NIGHT_AUDIT.atMidnight)}</Notice>
  ) : null;
}

const MIDNIGHT = '00:00';

/** When the audit runs by itself: as the day of the branch begins, which whoever sets up the branch can change. */
export function AuditHour() {
  const say = useSay();
  const may = useMay();
  const { switches } = useBranch();
  if (!may('access_branch_settings')) return null;
  return (
    <Button icon="clock" href="/branch/settings">
      {say(NIGHT_AUDIT.runsAt, { time: String(switches.day_starts_at ?? MIDNIGHT) })}
    </Button>
  );
}
