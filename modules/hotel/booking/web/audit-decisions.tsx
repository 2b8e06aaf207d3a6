import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Words } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { StepQuestion } from '#web-kit/record/record-transitions.tsx';
import { TransitionQuestions } from '#web-kit/record/transition-question.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { booking } from '../booking.entity.ts';
import type { NightAudit, OfTonight } from '../booking-questions.answer.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';
import { type GuestChoice, OF_ARRIVALS, OF_DEPARTURES } from '../open-choices.rules.ts';
import { AuditChoice, type AuditChoiceProps } from './audit-choice.tsx';
import { CheckOutQuestion } from './check-out-question.tsx';

const OF_ARRIVAL = ['check_in', 'cancel'] as const;
const OF_DEPARTURE = ['check_out', 'extend'] as const;
const QUESTIONS = { check_out: CheckOutQuestion };

type Decisions = Pick<NightAudit, 'arrivals' | 'departures' | 'choices'> &
  Pick<AuditChoiceProps, 'onChange'> & { onGuest: (said: GuestChoice) => void };

/** Guests who did not come and who did not leave, each with what can be made of the booking before the nights are posted. */
export function AuditDecisions({ arrivals, departures, choices, onChange, onGuest }: Decisions) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useRegistry().words(booking.name)[language];
  const [asked, setAsked] = useState<{ id: string; name: string; round: string }>();
  const step = (id: string, name: string) => (
    <Button key={name} size="s" onClick={() => setAsked({ id, name, round: newId() })}>
      {words.transitions?.[name]?.button ?? name}
    </Button>
  );
  const lineOf = (
    { booking_id: id, number, guest, room, day, is_decided }: Omit<OfTonight, 'choice'>,
    note: Words,
    decided: Words,
    figure: ReactNode,
  ) => ({
    key: id,
    title: room ? say(NIGHT_AUDIT.room, { room, guest }) : guest,
    note: [number, say(note, { day: dayText(day, language) }), ...(is_decided ? [say(decided)] : [])].join(
      ' · ',
    ),
    href: `${booking.screens.view}?id=${id}`,
    figure,
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
                <LineList
                  lines={[
                    lineOf(
                      of,
                      NIGHT_AUDIT.notArrived,
                      NIGHT_AUDIT.becomesNoShow,
                      <GuestChoices of={of} options={OF_ARRIVALS} onGuest={onGuest} />,
                    ),
                  ]}
                />
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
                <LineList
                  lines={[
                    lineOf(
                      of,
                      NIGHT_AUDIT.notLeft,
                      NIGHT_AUDIT.staysOn,
                      <GuestChoices of={of} options={OF_DEPARTURES} onGuest={onGuest} />,
                    ),
                  ]}
                />
                <Row>{OF_DEPARTURE.map((name) => step(of.booking_id, name))}</Row>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
      {asked && <Asked key={asked.round} id={asked.id} name={asked.name} />}
    </TransitionQuestions>
  );
}

/** What the audit makes of one guest, whatever it makes of the others. */
function GuestChoices<C extends GuestChoice['choice']>({
  of: { booking_id, guest, choice },
  options,
  onGuest,
}: {
  of: Pick<OfTonight, 'booking_id' | 'guest'> & { choice: string };
  options: readonly C[];
  onGuest: Decisions['onGuest'];
}) {
  const say = useSay();
  return (
    <Segments
      label={guest}
      value={choice}
      items={options.map((one) => ({ value: one, title: say(NIGHT_AUDIT[one]) }))}
      onChange={(said) => {
        const chosen = options.find((one) => one === said);
        if (chosen) onGuest({ booking_id, choice: chosen });
      }}
    />
  );
}

/** The question of a step of a booking that is not open on the page. */
function Asked({ id, name }: { id: string; name: string }) {
  const { language } = useLanguage();
  const words = useRegistry().words(booking.name)[language];
  const { data: row } = useQuery(queriesOf(booking).one(id));
  return row ? <StepQuestion entity={booking} {...{ row, words, name }} /> : null;
}
