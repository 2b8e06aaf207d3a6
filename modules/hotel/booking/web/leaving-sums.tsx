import { useQuery } from '@tanstack/react-query';
import { Sums } from '#ui/show/sums.tsx';
import { countText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { STAY_FIGURES } from '../stay-figures.words.ts';
import { billOf } from './guest-bill-call.ts';

/** What the guest has to pay who leaves now, before anybody asks how it is paid. */
export function LeavingSums({ row }: RecordProps) {
  const say = useSay();
  const { currency } = useBranch();
  const { data: bill } = useQuery(billOf(row));
  if (!bill?.leaving) return null;
  const { nights, nights_amount, early, deposit, over, to_pay } = bill.leaving;
  const money = (amount: number) => moneyText(amount, currency);
  // A deposit, and nights that are not posted yet, are in the currency of the branch only.
  const inOther = nights === 0 && deposit === 0 ? bill.foreign : null;
  const sums = [
    { key: 'open', title: say(STAY_FIGURES.open), amount: bill.left },
    { key: 'nights', title: say(STAY_FIGURES.notPosted, { n: countText(nights) }), amount: nights_amount },
    { key: 'early', title: say(bill.by_day ? STAY_FIGURES.byDay : STAY_FIGURES.early), amount: early },
    { key: 'deposit', title: say(STAY_FIGURES.used), amount: -deposit },
  ];
  return (
    <Sums
      sums={[
        ...sums.filter(({ amount }) => amount !== 0).map((sum) => ({ ...sum, amount: money(sum.amount) })),
        { key: 'now', title: say(STAY_FIGURES.now), amount: money(to_pay), look: 'result' as const },
        ...(inOther?.left
          ? [
              {
                key: 'foreign',
                title: say(STAY_FIGURES.inOther, { currency: inOther.currency }),
                amount: quantityText(inOther.left),
              },
            ]
          : []),
        ...(over > 0 ? [{ key: 'over', title: say(STAY_FIGURES.over), amount: money(over) }] : []),
      ]}
    />
  );
}
