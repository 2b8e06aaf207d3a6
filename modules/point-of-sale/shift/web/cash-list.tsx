import { useQuery } from '@tanstack/react-query';
import { isPossible } from '#core/define-states.ts';
import { transaction } from '#modules/finance/transaction/transaction.entity.ts';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { type Line, LineList } from '#ui/show/line-list.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { choiceText } from '#web-kit/fields/choice/words.ts';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { shift } from '../shift.entity.ts';
import { type CashMove, shiftCashAnswer } from '../shift-cash.answer.ts';
import { SHIFT } from './shift.words.ts';

/** On the page of a shift: cash that was put into the till and taken out of it beside the sales, one by one, with its sum. */
export function CashList({ row }: Pick<RecordProps, 'row'>) {
  const say = useSay();
  const { language } = useLanguage();
  const may = useMay();
  const { currency, timeZone } = useBranch();
  const { data } = useQuery({
    queryKey: ['shift', 'cash', row.id, row.version] as const,
    queryFn: ({ signal }) => ask(shiftCashAnswer, withQuery('shift/cash', { id: row.id }), { signal }),
  });
  const words = useEntityWords(transaction);
  if (!data || data.moves.length === 0) return null;
  const purposeOf = ({ counterpart, expense_type_name, account_name }: CashMove) =>
    expense_type_name ?? account_name ?? (counterpart ? choiceText(words, 'counterpart', counterpart) : '');
  const money = (amount: number) => moneyText(amount, currency);
  const line = (move: CashMove): Line => ({
    key: `${move.id}${move.is_void ? ' void' : ''}`,
    title: move.remarks || purposeOf(move),
    note: [purposeOf(move), move.number, move.made_by, instantText(move.at, language, timeZone)]
      .filter((part) => part && part !== move.remarks)
      .join(' · '),
    ...(move.is_void ? { middle: <Chip tone="neutral">{say(SHIFT.takenBack)}</Chip> } : {}),
    figure: `${move.amount > 0 ? '+' : ''}${money(move.amount)}`,
    ...(may('view_transaction') ? { href: `${transaction.screens.view}?id=${move.id}` } : {}),
  });
  return (
    <Card
      title={say(isPossible(shift, row, 'close') ? SHIFT.movedSoFar : SHIFT.movedInShift)}
      flush
      footer={
        <Facts
          items={[
            { key: 'in', title: say(SHIFT.cashIn), value: money(data.cash_in) },
            { key: 'out', title: say(SHIFT.cashOut), value: money(data.cash_out) },
          ]}
        />
      }
    >
      <LineList lines={data.moves.map(line)} />
    </Card>
  );
}
