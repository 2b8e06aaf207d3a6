import { useSearch } from '@tanstack/react-router';
import { stateOf } from '#core/define-states.ts';
import type { Words } from '#core/i18n/language.ts';
import { Card } from '#ui/show/card.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { stockRequest } from '../stock-request.entity.ts';
import { NextStep } from './next-step.tsx';
import { REQUEST } from './request.words.ts';
import classes from './request-lines.module.css';
import { StepCard } from './step-card.tsx';
import { isStep, offeredSteps } from './step-plans.ts';
import { asRequest, type WireRequest } from './wire-request.ts';

/** How far the request is, and the step that is being taken. */
export function RequestCards({ row }: RecordProps) {
  const may = useMay();
  const user = useCurrentUser();
  const { step } = useSearch({ strict: false }) as { step?: string };
  const request = asRequest(row);
  const open = step && isStep(step) && offeredSteps(request, may, user).includes(step) ? step : null;
  return (
    <>
      <Progress request={request} />
      {!open && <NextStep request={request} />}
      {open && <StepCard key={`${open} ${request.updated_at}`} request={request} step={open} />}
    </>
  );
}

/** The four states of a request that goes well, with who and when; a no ends it. */
function Progress({ request }: { request: WireRequest }) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const when = (at: string | null | undefined) => (at ? instantText(at, language, timeZone) : '');
  const sent = request.steps.find(({ step }) => step === 'dispatch');
  const no = ANSWERED_NO[request.status];
  const isOver = Object.keys(stateOf(stockRequest, { ...request })?.to ?? {}).length === 0;
  const last = isOver ? request.steps.at(-1) : undefined;
  const asked = {
    key: 'asked',
    title: say(REQUEST.requested),
    at: request.created_at,
    who: request.created_by_name,
  };
  const states = no
    ? [
        asked,
        {
          key: 'no',
          title: say(no),
          at: request.updated_at,
          who: request.reason,
        },
      ]
    : [
        asked,
        {
          key: 'approved',
          title: say(REQUEST.stateApproved),
          at: request.approved_at,
          who: request.approved_by_name,
        },
        { key: 'sent', title: say(REQUEST.stateInTransit), at: sent?.at, who: sent?.by_name },
        { key: 'done', title: say(REQUEST.stateDelivered), at: last?.at, who: last?.by_name },
      ];
  const next = states.find(({ at }) => !at)?.key;
  return (
    <Card>
      <ol className={classes.states} aria-label={say(REQUEST.progress)}>
        {states.map(({ key, title, at, who }) => (
          <li
            key={key}
            data-done={at && key !== 'no' ? true : undefined}
            data-now={key === next || undefined}
            data-no={key === 'no' || undefined}
          >
            <b>{title}</b>
            <span>{when(at)}</span>
            <span>{who}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const ANSWERED_NO: Readonly<Partial<Record<WireRequest['status'], Words>>> = {
  declined: REQUEST.stateDeclined,
  'not approved': REQUEST.stateNotApproved,
};
