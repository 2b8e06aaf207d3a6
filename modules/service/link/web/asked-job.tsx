import { BY_LINK, type Linked } from '#modules/session/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Verdict, type VerdictProps } from '#ui/show/verdict.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { LINK } from '../link.words.ts';
import { answerEstimate, type JobByLink } from './job-call.ts';

const WORDS = { ...BY_LINK, ...LINK };

const TONES: Readonly<Record<JobByLink['standing'], VerdictProps['tone']>> = {
  ...{ received: 'success', your_word: 'warning', parts: 'warning', in_progress: 'success' },
  ...{ ready: 'success', collected: 'success', cancelled: 'danger' },
};

interface AskedJobProps {
  job: JobByLink;
  code: string;
  linked: Linked<JobByLink>;
}

/** How it stands in plain words, what it will cost with the two answers, and what is left to pay. */
export function AskedJob({ job, code, linked }: AskedJobProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { standing, estimate, agreed, currency, business } = job;
  const { isBusy } = linked;
  const onAnswer = (agrees: boolean, seen: number) => linked.answer(() => answerEstimate(code, agrees, seen));
  const amount = (wire: number) => `${currency} ${moneyText(wire, currency)}`;
  // A customer reads it by his own clock.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const facts: readonly (readonly [keyof typeof WORDS, string | null])[] = [
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
          items={facts.flatMap(([key, value]) => (value ? [{ key, title: say(WORDS[key]), value }] : []))}
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
