import { usePaper } from '#modules/point-of-sale/public.web.ts';
import { Row } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import {
  CounterClosing,
  CounterFact,
  CounterPaper,
  CounterSigned,
  PaperTools,
} from '#web-kit/paper/counter-paper.tsx';
import { lastLines } from '#web-kit/paper/last-lines.ts';
import type { AdvanceAccount } from './advance-call.ts';
import { TRIP_PAPER } from './trip-paper.words.ts';

/** What the driver signs as he takes the money for the way, on the roll of the till or a sheet. */
export function AdvanceSlip({ account }: { account: AdvanceAccount }) {
  const say = useSay();
  const { language } = useLanguage();
  const paper = usePaper();
  const { number, lines, currency } = account;
  const given = lines.filter(({ kind }) => kind === 'advance');
  const amount = (wire: number) => `${currency} ${moneyText(wire, currency)}`;
  const total = given.reduce((sum, line) => sum + line.amount, 0);
  const facts: readonly (readonly [keyof typeof TRIP_PAPER, string | null])[] = [
    ['driver', account.driver],
    ['truck', account.truck],
    ['way', `${account.origin} – ${account.destination}`],
  ];
  const { before, last } = lastLines(given);
  const ofLine = (line: AdvanceAccount['lines'][number]) => (
    <CounterFact key={line.number} title={dayText(line.date, language)} value={amount(line.amount)} />
  );
  return (
    <Card
      title={say(TRIP_PAPER.advance)}
      flush
      footer={
        <Row>
          <PaperTools paper={paper} name={number} />
        </Row>
      }
    >
      <CounterPaper paper={paper} kind={say(TRIP_PAPER.advance)} number={number}>
        <dl>
          {facts.map(([key, value]) => (
            <CounterFact key={key} title={say(TRIP_PAPER[key])} value={value} />
          ))}
          {before.map(ofLine)}
        </dl>
        <CounterClosing>
          <dl>
            {last.map(ofLine)}
            {given.length !== 1 && <CounterFact title={say(TRIP_PAPER.total)} value={amount(total)} />}
          </dl>
          <p>{say(given.length > 0 ? TRIP_PAPER.accountFor : TRIP_PAPER.noMoney)}</p>
          <CounterSigned who={[say(TRIP_PAPER.paidBy), say(TRIP_PAPER.takenBy)]} />
        </CounterClosing>
      </CounterPaper>
    </Card>
  );
}
