import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { Sums } from '#ui/show/sums.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { ListPanelProps } from '#web-kit/list/list-frame.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booking } from '../booking.entity.ts';
import type { OfTonight } from '../booking-questions.answer.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';
import { AuditReport } from './audit-report.tsx';
import { nightAuditOf } from './night-audit-call.ts';

/** What the night will post for each room, who is not where the bookings say, and the button that posts it. */
export default function NightAuditDrawer({ phone, opened, onClose }: ListPanelProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const client = useQueryClient();
  const [day, setDay] = useState('');
  const [busy, setBusy] = useState(false);
  const { data: audit } = useQuery({ ...nightAuditOf(day), enabled: opened });
  const { nights = [], arrivals = [], departures = [], total = 0, business_day = '' } = audit ?? {};
  const post = async () => {
    setBusy(true);
    try {
      await call('POST', 'booking/night-audit', { body: { business_day }, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(NIGHT_AUDIT.done) });
      await client.invalidateQueries({ queryKey: [booking.name] });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  const lineOf = ({ booking_id, number, guest, room }: OfTonight, note: string, figure?: string) => ({
    key: `${booking_id} ${note}`,
    title: say(NIGHT_AUDIT.room, { room, guest }),
    note: `${number} · ${note}`,
    href: `${booking.screens.view}?id=${booking_id}`,
    ...(figure ? { figure } : {}),
  });
  const dayOf = (of: OfTonight) => dayText(of.day, language);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(NIGHT_AUDIT.title)}
      side={phone ? 'bottom' : 'right'}
      footer={
        <Button kind="primary" loading={busy} disabled={nights.length === 0} onClick={() => void post()}>
          {nights.length > 0 ? say(NIGHT_AUDIT.post, { count: nights.length }) : say(NIGHT_AUDIT.postNothing)}
        </Button>
      }
    >
      <Stack>
        <DateInput label={say(NIGHT_AUDIT.day)} value={day || business_day} onChange={setDay} />
        {!audit && <ListSkeleton />}
        {arrivals.length > 0 && (
          <Notice tone="warning" title={say(NIGHT_AUDIT.arrivals)}>
            {say(NIGHT_AUDIT.arrivalsWhy)}
          </Notice>
        )}
        <LineList lines={arrivals.map((of) => lineOf(of, say(NIGHT_AUDIT.expected, { day: dayOf(of) })))} />
        {departures.length > 0 && (
          <Notice tone="warning" title={say(NIGHT_AUDIT.departures)}>
            {say(NIGHT_AUDIT.departuresWhy)}
          </Notice>
        )}
        <LineList lines={departures.map((of) => lineOf(of, say(NIGHT_AUDIT.leaves, { day: dayOf(of) })))} />
        {audit && nights.length === 0 && (
          <EmptyState icon="hotel" title={say(NIGHT_AUDIT.nothing)} body={say(NIGHT_AUDIT.nothingWhy)} />
        )}
        <LineList
          lines={nights.map(({ foreign, total_amount, ...of }) =>
            lineOf(
              of,
              [dayOf(of), ...(foreign ? [foreign] : [])].join(' · '),
              moneyText(total_amount, currency),
            ),
          )}
        />
        {nights.length > 0 && (
          <Sums
            sums={[
              {
                key: 'total',
                title: say(NIGHT_AUDIT.total),
                amount: moneyText(total, currency),
                look: 'result',
              },
            ]}
          />
        )}
        <AuditReport day={day} asked={opened} />
      </Stack>
    </Drawer>
  );
}
