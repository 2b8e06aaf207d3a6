import { moneyOfWire } from '#core/money.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { Timeline } from '#ui/show/timeline.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { verbIcon } from '#web-kit/record/verb-icon.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { ProofCard } from './proof-card.tsx';
import { TRIP_CARDS } from './trip-cards.words.ts';

interface Share {
  customer_id: string;
  customer_name?: string;
  total_amount: number;
}

interface TripEvent {
  kind: 'load' | 'depart' | 'deliver' | 'note';
  at: string;
  claimed_at: string | null;
  by_name?: string;
  text: string | null;
}

/** Who owes what of the freight where several do, and what happened on the way. */
export function TripCards(props: RecordProps) {
  return (
    <Stack>
      <SharesCard {...props} />
      <ProofCard {...props} />
      <EventsCard {...props} />
    </Stack>
  );
}

function SharesCard({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const shares = (row.shares ?? []) as readonly Share[];
  if (shares.length === 0) return null;
  const exact = (amount: number) => moneyOfWire(amount, currency) ?? 0n;
  const own = shares.reduce(
    (rest, { total_amount }) => rest - exact(total_amount),
    exact(Number(row.total_amount)),
  );
  const line = (key: string, title: string, amount: bigint) => ({
    ...{ key, title, figure: `${currency} ${amountText(amount, currency)}` },
  });
  return (
    <Card title={say(TRIP_CARDS.shares)} flush>
      <LineList
        lines={[
          ...(own > 0n ? [line('own', String(row.customer_name ?? ''), own)] : []),
          ...shares.map(({ customer_id, customer_name = '', total_amount }) =>
            line(customer_id, customer_name, exact(total_amount)),
          ),
        ]}
      />
    </Card>
  );
}

function EventsCard({ row, words }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const events = (row.events ?? []) as readonly TripEvent[];
  if (events.length === 0) return null;
  const when = (at: string) => instantText(at, language, timeZone);
  return (
    <Card title={say(TRIP_CARDS.events)}>
      <Timeline
        events={events.toReversed().map(({ kind, at, claimed_at, by_name, text }, place) => ({
          key: `${at} ${place}`,
          icon: kind === 'note' ? 'edit' : verbIcon(kind, false),
          text: (
            <>
              <b>{text ?? words.choices?.kind?.[kind] ?? kind}</b> {by_name}
            </>
          ),
          ...(claimed_at ? { more: <p>{say(TRIP_CARDS.claimed, { at: when(claimed_at) })}</p> } : {}),
          ...{ time: when(at), at },
        }))}
      />
    </Card>
  );
}
