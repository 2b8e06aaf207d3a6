import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { Sums } from '#ui/show/sums.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booking } from '../booking.entity.ts';
import { NIGHT_AUDIT, POST_NIGHTS } from '../night-audit.words.ts';
import type { SaidOfAudit } from '../open-choices.rules.ts';
import { AuditDecisions } from './audit-decisions.tsx';
import { AuditAtMidnight, AuditEffects, AuditFigures, AuditHour } from './audit-effects.tsx';
import { AuditWarnings } from './audit-warnings.tsx';
import { nightAuditOf } from './night-audit-call.ts';

/** Who is not where the bookings say, what the night will post for each room, and the button that posts it. */
export function AuditOfNight() {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const client = useQueryClient();
  const [day, setDay] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<SaidOfAudit>({});
  const {
    data: audit,
    isError,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(nightAuditOf(day, said));
  if (isError && !audit)
    return (
      <RecordNotLoaded {...{ entity: booking, error, retrying: isFetching }} onRetry={() => void refetch()} />
    );
  const { nights = [], arrivals = [], departures = [], total = 0, business_day = '' } = audit ?? {};
  const { guests = [] } = said;
  const isSaid = (id: string) => guests.some(({ booking_id }) => booking_id === id);
  const left = [...arrivals, ...departures].filter(
    ({ booking_id, is_decided }) => !is_decided && !isSaid(booking_id),
  ).length;
  const post = async () => {
    setBusy(true);
    try {
      await call('POST', 'booking/night-audit', {
        body: {
          ...{ business_day, ...audit?.choices },
          guests: guests.map(({ booking_id, choice }) => ({ booking_id, choice })),
        },
        idempotencyKey: newId(),
      });
      showToast({ tone: 'success', title: say(NIGHT_AUDIT.done) });
      await client.invalidateQueries();
    } catch (problem) {
      showToast({ tone: 'error', title: problemText(problem, say) });
    } finally {
      setBusy(false);
    }
  };
  const lines = nights.map(
    ({ booking_id, number, guest, room, day: night, foreign, is_added, total_amount }) => ({
      key: `${booking_id} ${night}`,
      title: say(NIGHT_AUDIT.room, { room, guest }),
      note: [
        number,
        dayText(night, language),
        ...(foreign ? [foreign] : []),
        ...(is_added ? [say(NIGHT_AUDIT.isAdded)] : []),
      ].join(' · '),
      href: `${booking.screens.view}?id=${booking_id}`,
      figure: moneyText(total_amount, currency),
    }),
  );
  const preview = (
    <Card
      title={say(NIGHT_AUDIT.willPost)}
      footer={
        <Button
          block
          kind="primary"
          loading={busy}
          disabled={
            isPlaceholderData || (nights.length === 0 && !arrivals.some(({ is_decided }) => is_decided))
          }
          onClick={() => void post()}
        >
          {nights.length > 0 ? sayCounted(say, POST_NIGHTS, nights.length) : say(NIGHT_AUDIT.postNothing)}
        </Button>
      }
    >
      {!audit && <ListSkeleton />}
      {audit && nights.length === 0 && (
        <EmptyState icon="hotel" title={say(NIGHT_AUDIT.nothing)} body={say(NIGHT_AUDIT.nothingWhy)} />
      )}
      <LineList lines={lines} />
      {nights.length > 0 && (
        <Sums
          sums={[
            {
              ...{ key: 'total', title: say(NIGHT_AUDIT.total) },
              ...{ amount: moneyText(total, currency), look: 'result' as const },
            },
          ]}
        />
      )}
    </Card>
  );
  return (
    <Page>
      <PageHeader
        title={say(NIGHT_AUDIT.title)}
        chip={left > 0 && <Chip tone="warning">{say(NIGHT_AUDIT.left, { count: left })}</Chip>}
        actions={
          <>
            <AuditHour />
            <Button icon="invoice" href="/hotel/night-audit?report=">
              {say(NIGHT_AUDIT.reports)}
            </Button>
          </>
        }
      />
      <ViewLayout side={preview}>
        <AuditAtMidnight />
        <AuditFigures day={business_day} />
        <Card>
          <DateInput
            label={say(NIGHT_AUDIT.day)}
            value={day || business_day}
            onChange={(other) => {
              setDay(other);
              setSaid({ ...said, guests: [] });
            }}
          />
        </Card>
        {audit && (
          <AuditDecisions
            {...{ arrivals, departures, choices: audit.choices }}
            onGuest={(one) =>
              setSaid({ ...said, guests: [...guests.filter((of) => of.booking_id !== one.booking_id), one] })
            }
            onChange={(changed) => setSaid({ ...said, ...changed })}
          />
        )}
        {audit && <AuditWarnings {...audit} />}
        {audit && <AuditEffects audit={audit} />}
      </ViewLayout>
    </Page>
  );
}
