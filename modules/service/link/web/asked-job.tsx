import { useCallback, useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Verdict, type VerdictProps } from '#ui/show/verdict.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { LINK } from '../link.words.ts';
import { answerEstimate, type JobByLink, jobOfLink } from './job-call.ts';

const TONES: Readonly<Record<JobByLink['standing'], VerdictProps['tone']>> = {
  ...{ received: 'success', your_word: 'warning', parts: 'warning', in_progress: 'success' },
  ...{ ready: 'success', collected: 'success', cancelled: 'danger' },
};

/** Asks how a job stands by the code of its link, and takes the answer of its customer. */
export function AskedJob({ code }: { code: string }) {
  const say = useSay();
  const [job, setJob] = useState<JobByLink | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(() => {
    setFailed(null);
    jobOfLink(code).then(setJob, setFailed);
  }, [code]);
  useEffect(ask, [ask]);
  const answer = (agrees: boolean, estimate: number) => {
    setBusy(true);
    setFailed(null);
    answerEstimate(code, agrees, estimate)
      .then(setJob, (error: unknown) => {
        setFailed(error);
        // What stands now is shown with the reason.
        return jobOfLink(code).then(setJob, setFailed);
      })
      .finally(() => setBusy(false));
  };
  const isUnknown = failed instanceof Refused && failed.code === 'link_unknown';
  return (
    <Stack gap={3}>
      {failed !== null && (
        <Verdict
          tone={isUnknown ? 'danger' : 'warning'}
          title={say(isUnknown ? LINK.unknown : LINK.failed)}
          text={problemText(failed, say)}
        />
      )}
      {job && <Found job={job} isBusy={isBusy} onAnswer={answer} />}
      {failed !== null && !isUnknown && !job && (
        <Button kind="primary" size="l" icon="refresh" block onClick={ask}>
          {say(LINK.again)}
        </Button>
      )}
    </Stack>
  );
}

interface FoundProps {
  job: JobByLink;
  isBusy: boolean;
  onAnswer: (agrees: boolean, estimate: number) => void;
}

/** How it stands in plain words, what it will cost with the two answers, and what is left to pay. */
function Found({ job, isBusy, onAnswer }: FoundProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { standing, estimate, agreed, currency, business } = job;
  const amount = (wire: number) => `${currency} ${moneyText(wire, currency)}`;
  // A customer reads it by his own clock.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const facts: readonly (readonly [keyof typeof LINK, string | null])[] = [
    ['estimate', estimate === null ? null : amount(estimate)],
    ['agreed', agreed === null ? null : amount(agreed)],
    ['remain', job.remain === null ? null : amount(job.remain)],
    ['payTo', job.pay_to && say(LINK.payReference, { account: job.pay_to, number: job.number })],
    ['item', job.item],
    ['number', job.number],
    ['promised', job.promised_at && instantText(job.promised_at, language, zone)],
    ['business', business],
    ['branch', job.branch],
  ];
  const said =
    agreed === null ? say(LINK.youDeclined, { business }) : say(LINK.youAgreed, { amount: amount(agreed) });
  return (
    <>
      <Verdict tone={TONES[standing]} title={say(LINK[standing])} text={say(LINK[`${standing}Text`])} />
      {job.answered_by_link && estimate === null && <p role="status">{said}</p>}
      <Card>
        <Facts
          look="aside"
          items={facts.flatMap(([key, value]) => (value ? [{ key, title: say(LINK[key]), value }] : []))}
        />
      </Card>
      {estimate !== null && (
        <>
          <Button
            kind="primary"
            size="l"
            icon="check"
            block
            disabled={isBusy}
            onClick={() => onAnswer(true, estimate)}
          >
            {say(LINK.accept, { amount: amount(estimate) })}
          </Button>
          <Button size="l" block disabled={isBusy} onClick={() => onAnswer(false, estimate)}>
            {say(LINK.decline)}
          </Button>
        </>
      )}
    </>
  );
}
