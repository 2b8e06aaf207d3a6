import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#core/business-day.ts';
import type { Words } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { StepQuestion } from '#web-kit/record/record-transitions.tsx';
import { TransitionQuestions } from '#web-kit/record/transition-question.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { booking } from '../booking.entity.ts';
import type { NightAudit, OfTonight } from '../booking-questions.answer.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';
import { AuditChoice, type AuditChoiceProps } from './audit-choice.tsx';
import { CheckOutQuestion } from './check-out-question.tsx';

const OF_ARRIVAL = ['check_in', 'no_show', 'cancel'] as const;
const OF_DEPARTURE = ['check_out'] as const;
const QUESTIONS = { check_out: CheckOutQuestion };

type Decisions = Pick<NightAudit, 'arrivals' | 'departures' | 'business_day' | 'choices'> &
  Pick<AuditChoiceProps, 'onChange'>;

/** Guests who did not come and who did not leave, each with what can be made of the booking before the nights are posted. */
export function AuditDecisions({ arrivals, departures, business_day, choices, onChange }: Decisions) {
  const say = useSay();
  const { language } = useLanguage();
  const client = useQueryClient();
  const words = useRegistry().words(booking.name)[language];
  const [asked, setAsked] = useState<{ id: string; name: string; round: string }>();
  const [busy, setBusy] = useState('');
  const stay = async (id: string) => {
    setBusy(id);
    try {
      const body = { id, check_out: addDays(business_day, 1) };
      await call('PUT', 'booking/extend', { body, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(NIGHT_AUDIT.stays) });
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy('');
    }
  };
  const step = (id: string, name: string) => (
    <Button key={name} size="s" onClick={() => setAsked({ id, name, round: newId() })}>
      {words.transitions?.[name]?.button ?? name}
    </Button>
  );
  const lineOf = (
    { booking_id: id, number, guest, room, day, is_decided }: OfTonight,
    note: Words,
    decided: Words,
  ) => ({
    key: id,
    title: room ? say(NIGHT_AUDIT.room, { room, guest }) : guest,
    note: [number, say(note, { day: dayText(day, language) }), ...(is_decided ? [say(decided)] : [])].join(
      ' · ',
    ),
    href: `${booking.screens.view}?id=${id}`,
  });
  if (arrivals.length + departures.length === 0)
    return (
      <Card title={say(NIGHT_AUDIT.toDecide)}>
        <EmptyState icon="hotel" title={say(NIGHT_AUDIT.allDecided)} body={say(NIGHT_AUDIT.allDecidedWhy)} />
      </Card>
    );
  return (
    <TransitionQuestions value={QUESTIONS}>
      {arrivals.length > 0 && (
        <Card title={say(NIGHT_AUDIT.arrivals)} note={String(arrivals.length)}>
          <Stack gap={2}>
            <AuditChoice of="arrivals" value={choices.arrivals} onChange={onChange} />
            <Notice tone="warning">
              {say(choices.arrivals === 'keep' ? NIGHT_AUDIT.arrivalsWhy : NIGHT_AUDIT.arrivalsEnd)}
            </Notice>
            {arrivals.map((of) => (
              <Stack key={of.booking_id} gap={1}>
                <LineList lines={[lineOf(of, NIGHT_AUDIT.notArrived, NIGHT_AUDIT.becomesNoShow)]} />
                <Row>
                  {OF_ARRIVAL.map((name) => step(of.booking_id, name))}
                  <Button size="s" href={`${booking.screens.form}?id=${of.booking_id}`}>
                    {say(NIGHT_AUDIT.openBooking)}
                  </Button>
                </Row>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
      {departures.length > 0 && (
        <Card title={say(NIGHT_AUDIT.departures)} note={String(departures.length)}>
          <Stack gap={2}>
            <AuditChoice of="departures" value={choices.departures} onChange={onChange} />
            <Notice tone="warning">
              {say(choices.departures === 'stop' ? NIGHT_AUDIT.departuresWhy : NIGHT_AUDIT.departuresStay)}
            </Notice>
            {departures.map((of) => (
              <Stack key={of.booking_id} gap={1}>
                <LineList lines={[lineOf(of, NIGHT_AUDIT.notLeft, NIGHT_AUDIT.staysOn)]} />
                <Row>
                  <Button size="s" loading={busy === of.booking_id} onClick={() => void stay(of.booking_id)}>
                    {say(NIGHT_AUDIT.oneMore)}
                  </Button>
                  {OF_DEPARTURE.map((name) => step(of.booking_id, name))}
                </Row>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
      {asked && <Asked key={asked.round} id={asked.id} name={asked.name} />}
    </TransitionQuestions>
  );
}

/** The question of a step of a booking that is not open on the page. */
function Asked({ id, name }: { id: string; name: string }) {
  const { language } = useLanguage();
  const words = useRegistry().words(booking.name)[language];
  const { data: row } = useQuery(queriesOf(booking).one(id));
  return row ? <StepQuestion entity={booking} {...{ row, words, name }} /> : null;
}
