import type { Words } from '#core/i18n/language.ts';
import { Card } from '#ui/show/card.tsx';
import { Timeline, type TimelineEvent } from '#ui/show/timeline.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { REQUEST } from './request.words.ts';
import { asRequest, type WireStep } from './wire-request.ts';

/** What happened to the goods, newest first. */
export function RequestSide({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const request = asRequest(row);
  const event = (step: WireStep, about: Omit<TimelineEvent, 'time' | 'at'>): TimelineEvent => ({
    ...about,
    at: step.at,
    time: instantText(step.at, language, timeZone),
    more: [step.by_name && say(REQUEST.by, { who: step.by_name }), step.reason].filter(Boolean).join(', '),
  });
  const events = request.steps.toReversed().flatMap((step): TimelineEvent[] => {
    const { product_name, batch, quantity, lost, line_no } = step;
    const product = batch ? say(REQUEST.ofBatch, { product: product_name, batch }) : product_name;
    const { title, icon, tone } = STEPS[step.step];
    const done = { what: say(title), quantity: quantityText(quantity), product };
    return [
      ...(lost > 0
        ? [
            event(step, {
              key: `lost ${line_no}`,
              icon: 'warning',
              tone: 'warning',
              text: <b>{say(REQUEST.didLose, { quantity: quantityText(lost), product })}</b>,
            }),
          ]
        : []),
      ...(quantity > 0
        ? [event(step, { key: `${step.step} ${line_no}`, icon, tone, text: <b>{say(REQUEST.did, done)}</b> })]
        : []),
    ];
  });
  if (events.length === 0) return null;
  return (
    <Card title={say(REQUEST.timeline)}>
      <Timeline events={events} />
    </Card>
  );
}

const STEPS: Readonly<
  Record<
    WireStep['step'],
    { title: Words; icon: TimelineEvent['icon']; tone: NonNullable<TimelineEvent['tone']> }
  >
> = {
  dispatch: { title: REQUEST.sentStep, icon: 'send', tone: 'neutral' },
  receive: { title: REQUEST.receivedStep, icon: 'check', tone: 'success' },
  return: { title: REQUEST.returnedStep, icon: 'undo', tone: 'warning' },
};
