import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPossible } from '#core/define-states.ts';
import { moneyOfWire } from '#core/money.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { FigureStrip } from '#ui/layout/view-layout.tsx';
import { amountText, countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { AnswersCard } from '../../stock-adjustment/web/answers-card.tsx';
import { stockTake } from '../stock-take.entity.ts';
import { CountCard } from './count-card.tsx';
import { CountedLines, NotCounted } from './counted-lines.tsx';
import classes from './stock-take.module.css';
import { COUNT } from './stock-take.words.ts';
import { linesOfTake } from './stock-take-calls.ts';

/** What the count comes to: missing and found goods, never netted in the books; the net is what it comes to. */
export function TakeFigures({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const isCounting = isPossible(stockTake, row, 'review');
  const { data } = useQuery({ ...linesOfTake(row.id, isCounting), enabled: !isCounting });
  if (isCounting || !data?.lines.some(({ value }) => value !== undefined)) return null;
  const worth = [...Map.groupBy(data.lines, ({ product_id }) => product_id).values()].map((of) =>
    of.reduce((sum, { value = 0 }) => sum + (moneyOfWire(value, currency) ?? 0n), 0n),
  );
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
  const text = (amount: bigint) => `${amount > 0n ? '+' : ''}${amountText(amount, currency)}`;
  const [missing, found] = [worth.filter((value) => value < 0n), worth.filter((value) => value > 0n)];
  return (
    <FigureStrip
      items={[
        { key: 'net', title: say(COUNT.net), amount: text(sum(worth)), currency },
        { key: 'missing', title: say(COUNT.missing), amount: text(sum(missing)) },
        { key: 'found', title: say(COUNT.found), amount: text(sum(found)) },
        { key: 'counted', title: say(COUNT.counted), amount: countText(worth.length) },
      ]}
    />
  );
}

/** A stock take is counted while it is open, and reviewed by its differences afterwards. */
export function TakeCards({ row }: RecordProps) {
  return isPossible(stockTake, row, 'review') ? <CountCard id={row.id} /> : <Review row={row} />;
}

function Review({ row }: Pick<RecordProps, 'row'>) {
  const { id } = row;
  const say = useSay();
  const { data } = useQuery(linesOfTake(id, false));
  const [shown, setShown] = useState('differences');
  if (!data) return null;
  const differing = data.lines.filter(({ variance }) => variance !== 0);
  const isAll = shown === 'all';
  return (
    <>
      <div className={classes.choice}>
        <Segments
          label={say(COUNT.show)}
          items={[
            { value: 'differences', title: `${say(COUNT.differences)} ${countText(differing.length)}` },
            { value: 'all', title: `${say(COUNT.all)} ${countText(data.lines.length)}` },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <CountedLines
        title={say(isAll ? COUNT.counted : COUNT.differences)}
        lines={isAll ? data.lines : differing}
        {...(data.lines.length > 0 ? { nothing: say(COUNT.noDifference) } : {})}
      />
      <NotCounted of={data} title={say(COUNT.leftOut)} />
      {isPossible(stockTake, row, 'roll_back') && <AnswersCard id={id} />}
      <p className={classes.left}>{say(COUNT.note)}</p>
    </>
  );
}
