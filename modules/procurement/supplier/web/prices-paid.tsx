import { useQuery } from '@tanstack/react-query';
import { product } from '#modules/inventory/product/product.entity.ts';
import { UNIT_WORDS } from '#modules/inventory/units.i18n.ts';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { purchase } from '../../purchase/purchase.entity.ts';
import { type PricesPaid as Answered, pricesPaidAnswer } from '../prices-paid.answer.ts';
import { SUPPLIER } from './supplier.words.ts';

/** What a supplier was last paid for each product, and whether that is more or less than the time before. */
export function PricesPaid({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { data } = useQuery({
    queryKey: ['supplier', 'prices-paid', row.id],
    queryFn: ({ signal }) =>
      ask(pricesPaidAnswer, withQuery('supplier/prices-paid', { id: row.id }), { signal }),
    enabled: may('view_buying_price') && may(purchase.permissions.list),
  });
  if (!data || data.count === 0) return null;
  const unitOf = ({ unit, factor }: Answered['prices'][number]) =>
    factor > 1 ? `${UNIT_WORDS[language][unit]} × ${countText(factor)}` : UNIT_WORDS[language][unit];
  const changeOf = (change: number | null) => {
    if (change === null) return null;
    if (change === 0) return say(SUPPLIER.asBefore);
    return say(change > 0 ? SUPPLIER.up : SUPPLIER.down, { n: countText(Math.abs(change)) });
  };
  return (
    <Card title={say(SUPPLIER.pricesPaid)} note={countText(data.count)} flush>
      <LineList
        lines={data.prices.map((price) => {
          const href = viewAddress(product, price.product_id, may);
          return {
            key: price.product_id,
            title: price.product_name,
            note: [unitOf(price), dayText(price.date, language), changeOf(price.change)]
              .filter(Boolean)
              .join(' · '),
            figure: moneyText(price.price, currency),
            ...(href ? { href } : {}),
          };
        })}
      />
    </Card>
  );
}
