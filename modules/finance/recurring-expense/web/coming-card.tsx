import { type Money, moneyOf, moneyToWire, sum, ZERO_MONEY } from '#core/money.ts';
import { addMonths } from '#core/months.ts';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { useTyped } from '#web-kit/form/typed-context.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { EVERY, nextDays, type Recurrence } from '../recurrence.rules.ts';
import { RECURRING } from '../recurring-expense.words.ts';

/** When an expense that is being typed will be recorded, and what it comes to in a year. */
export function ComingWhileTyping(_: FormPartProps) {
  const { every, starts_on, ends_on, amount } = useTyped();
  const { currency } = useBranch();
  const often = EVERY.find((one) => one === every);
  if (!often || typeof starts_on !== 'string' || starts_on === '') return null;
  const recurrence = {
    every: often,
    starts_on,
    ends_on: typeof ends_on === 'string' && ends_on ? ends_on : null,
  };
  return (
    <Coming
      recurrence={recurrence}
      from={starts_on}
      amount={typeof amount === 'string' ? typedAmount(amount, currency) : ZERO_MONEY}
    />
  );
}

/** The same of one that is made, from its next day on. */
export function ComingCard({ row }: RecordProps) {
  const { currency } = useBranch();
  const every = EVERY.find((one) => one === row.every);
  const amount = moneyOf(Number(row.amount), currency);
  if (!every || typeof amount !== 'bigint') return null;
  const recurrence = {
    every,
    starts_on: String(row.starts_on),
    ends_on: row.ends_on ? String(row.ends_on) : null,
  };
  return <Coming recurrence={recurrence} from={row.next_on ? String(row.next_on) : null} amount={amount} />;
}

/** How many are named one by one. */
const SHOWN = 6;
/** One each week for a year, and one more where a year has 53. */
const MOST = 53;

function Coming({
  recurrence,
  from,
  amount,
}: {
  recurrence: Recurrence;
  from: string | null;
  amount: Money;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const days = from === null ? [] : nextDays(recurrence, from, MOST);
  const inAYear = days.filter((day) => day < addMonths(days[0] ?? day, 12));
  // An amount that is not typed yet is no expense of nothing.
  const text = (money: Money) => (money > 0n ? moneyText(moneyToWire(money, currency), currency) : '');
  return (
    <Card title={say(RECURRING.coming)} note={say(RECURRING.waits)}>
      {days.length === 0 ? (
        <p>{say(RECURRING.noneLeft)}</p>
      ) : (
        <Facts
          items={[
            ...days
              .slice(0, SHOWN)
              .map((day) => ({ key: day, title: dayText(day, language), value: text(amount) })),
            {
              key: 'year',
              title: say(RECURRING.inAYear),
              value: <b>{text(sum(inAYear.map(() => amount)))}</b>,
            },
          ]}
        />
      )}
    </Card>
  );
}
