import { useQuery } from '@tanstack/react-query';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { momentText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { type CountSoFar, shiftSoFarAnswer } from '../shift-so-far.answer.ts';
import { SHIFT } from './shift.words.ts';

/** Beside an open shift: how much happened in it, and no sum, because its drawer is counted blind (A22). */
export function ShiftSoFarCard({ row, isBlind }: Pick<RecordProps, 'row'> & { isBlind: boolean }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const { data } = useQuery({
    queryKey: ['shift', 'so-far', row.id, row.version] as const,
    queryFn: ({ signal }) => ask(shiftSoFarAnswer, withQuery('shift/so-far', { id: row.id }), { signal }),
  });
  if (!data) return null;
  const told = ({ count, last }: CountSoFar) =>
    last === null
      ? String(count)
      : say(SHIFT.lastAt, { count, time: momentText(last, new Date(), language, timeZone) });
  return (
    <>
      <Card title={say(SHIFT.thisShift)}>
        <Facts
          items={[
            { key: 'sales', title: say(SHIFT.salesSoFar), value: told(data.sales) },
            { key: 'returns', title: say(SHIFT.returnsSoFar), value: told(data.returns) },
            { key: 'debts', title: say(SHIFT.debtsSoFar), value: told(data.debts) },
            { key: 'float', title: say(SHIFT.atOpening), value: moneyText(Number(row.float), currency) },
          ]}
        />
      </Card>
      {isBlind && <Notice tone="info">{say(SHIFT.hidden)}</Notice>}
    </>
  );
}
