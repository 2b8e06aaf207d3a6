import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { type StatementLine, StatementTable } from '#ui/show/statement-table.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { PAGE } from './product-page.words.ts';
import { type StockInStore, stockByStoreOf } from './product-page-calls.ts';
import { freeIn, sumOf } from './stock-figures.ts';

/** Where the stock lies, what of it is reserved, and what it is worth. */
export function StockByStoreCard({ id }: { id: string }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { name, currency } = useBranch();
  const { data: places = [] } = useQuery(stockByStoreOf(id));
  if (places.length === 0) return null;
  const title = say(PAGE.byStore);
  const nameOf = ({ in_transit, store_name }: StockInStore) =>
    in_transit ? say(PAGE.inTransit) : store_name;
  if (isPhone)
    return (
      <Card title={title} flush>
        <LineList
          lines={places.map((place) => ({
            key: place.store_id,
            title: nameOf(place),
            note: say(PAGE.reservedAndFree, {
              reserved: quantityText(place.reserved),
              free: quantityText(freeIn(place)),
            }),
            figure: quantityText(place.quantity),
          }))}
        />
      </Card>
    );
  const hasValue = places.every(({ value }) => value !== undefined);
  const lineOf = (key: string, lineTitle: string, of: readonly StockInStore[]): StatementLine => ({
    key,
    title: lineTitle,
    figures: [
      quantityText(sumOf(of, ({ quantity }) => quantity)),
      quantityText(sumOf(of, ({ reserved }) => reserved)),
      quantityText(sumOf(of, freeIn)),
      ...(hasValue
        ? [
            moneyText(
              sumOf(of, ({ value = 0 }) => value),
              currency,
            ),
          ]
        : []),
    ],
  });
  return (
    <Card title={title} flush>
      <StatementTable
        label={title}
        head={say(PAGE.store)}
        columns={[
          say(PAGE.onHand),
          say(PAGE.reserved),
          say(PAGE.freeShort),
          ...(hasValue ? [say(PAGE.value)] : []),
        ]}
        groups={[
          {
            key: 'stores',
            lines: places.map((place) => lineOf(place.store_id, nameOf(place), [place])),
            ...(places.length > 1 ? { total: lineOf('all', name, places) } : {}),
          },
        ]}
      />
    </Card>
  );
}
