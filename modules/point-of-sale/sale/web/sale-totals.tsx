import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { ListAddress } from '#web-kit/list/use-list-state.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { saleWords } from '../sale.i18n.ts';
import { SALE } from './sale.words.ts';
import classes from './sale-totals.module.css';

type Totals = Partial<Record<(typeof SHOWN)[number], number>>;

const SHOWN = ['total_amount', 'paid_amount', 'remain_amount', 'profit'] as const;

/** What the sales of the filter come to; profit for those who may see it. */
export function SaleTotals({ address }: { address: ListAddress }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { condition, keyword } = address.state;
  const query = { ...address.filters, condition, keyword };
  const { data } = useQuery({
    queryKey: ['sale', 'totals', query],
    queryFn: ({ signal }) => call<Totals>('GET', withQuery('sale/totals', query), { signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <dl className={classes.totals} aria-label={say(SALE.totals)}>
      {SHOWN.map((key) => {
        const amount = data[key];
        return (
          amount !== undefined && (
            <div key={key}>
              <dt>{saleWords[language].fields[key]}</dt>
              <dd>{moneyText(amount, currency)}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
