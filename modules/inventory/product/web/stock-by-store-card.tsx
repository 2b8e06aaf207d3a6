import { useQuery } from '@tanstack/react-query';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
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
  const all = {
    store_id: ALL,
    store_name: name,
    in_transit: false,
    quantity: sumOf(places, ({ quantity }) => quantity),
    reserved: sumOf(places, ({ reserved }) => reserved),
    free: sumOf(places, freeIn),
    value: sumOf(places, ({ value = 0 }) => value),
  };
  const rows = places.map((place) => ({ ...place, free: freeIn(place) }));
  const figure = (key: 'quantity' | 'reserved' | 'free', title: string): Column<ShownPlace> => ({
    key,
    title,
    align: 'right',
    tone: key === 'reserved' ? 'soft' : 'strong',
    render: (place) => quantityText(place[key]),
  });
  return (
    <Card title={title} flush>
      <DataTable
        label={title}
        rows={places.length > 1 ? [...rows, all] : rows}
        rowId={({ store_id }) => store_id}
        rowName={nameOf}
        columns={[
          {
            key: 'store',
            title: say(PAGE.store),
            render: (place) => (place.store_id === ALL ? <b>{nameOf(place)}</b> : nameOf(place)),
          },
          figure('quantity', say(PAGE.onHand)),
          figure('reserved', say(PAGE.reserved)),
          figure('free', say(PAGE.freeShort)),
          ...(hasValue
            ? [
                {
                  key: 'value',
                  title: say(PAGE.value),
                  align: 'right' as const,
                  render: ({ value = 0 }: ShownPlace) => moneyText(value, currency),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

type ShownPlace = StockInStore & { free: number };

/** The last line has all stores together. */
const ALL = 'all';
