import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { ProductOverview } from '../product-page.answer.ts';
import { useDocumentLink } from './document-link.ts';
import { PAGE } from './product-page.words.ts';
import { overviewOf } from './product-page-calls.ts';
import { NARROW } from './shows-stock.ts';
import { unitText } from './unit-text.ts';
import { WhyCostCard } from './why-cost-card.tsx';

/** Beside the page, where it is wide enough. */
export function ProductSide(props: RecordProps) {
  return useMedia(NARROW) ? null : <ProductSideCards {...props} />;
}

/** Why it costs what it does, what was last paid for it, and what is on order. */
export function ProductSideCards({ row }: RecordProps) {
  const may = useMay();
  const { data } = useQuery(overviewOf(row.id));
  return (
    <>
      {may('view_buying_price') && <WhyCostCard row={row} />}
      {data?.prices && <PricesCard prices={data.prices} />}
      {data && <OrdersCard orders={data.incoming.orders} />}
    </>
  );
}

function PricesCard({ prices }: { prices: NonNullable<ProductOverview['prices']> }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const linkOf = useDocumentLink();
  if (prices.length === 0) return null;
  return (
    <Card title={say(PAGE.prices)} flush>
      <LineList
        lines={prices.map(({ supplier_name, date, quantity, unit, price, ...named }, index) => ({
          ...linkOf(named),
          key: `${index} ${named.source_id}`,
          title: supplier_name,
          note: say(PAGE.boughtOn, {
            date: dayText(date, language),
            quantity: quantityText(quantity),
            unit: unitText(unit, language, quantity),
          }),
          figure: moneyText(price, currency),
        }))}
      />
    </Card>
  );
}

function OrdersCard({ orders }: { orders: ProductOverview['incoming']['orders'] }) {
  const say = useSay();
  const { language } = useLanguage();
  const linkOf = useDocumentLink();
  if (orders.length === 0) return null;
  return (
    <Card title={say(PAGE.coming)} flush>
      <LineList
        lines={orders.map(({ supplier_name, expected_date, quantity, ...named }) => ({
          ...linkOf(named),
          key: named.source_id,
          note: [
            supplier_name,
            ...(expected_date ? [say(PAGE.expected, { date: dayText(expected_date, language) })] : []),
          ].join(' · '),
          figure: `+${quantityText(quantity)}`,
        }))}
      />
    </Card>
  );
}
