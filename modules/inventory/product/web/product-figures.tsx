import { useQuery } from '@tanstack/react-query';
import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { productWords } from '../product.i18n.ts';
import { PAGE } from './product-page.words.ts';
import { overviewOf, stockByStoreOf } from './product-page-calls.ts';
import { showsStock } from './shows-stock.ts';
import { freeToSell, sumOf } from './stock-figures.ts';
import { unitText } from './unit-text.ts';

/** What can be sold first, then what is there, promised, on its way and ordered, and the prices, as far as one may see them. */
export function ProductFigures({ row }: RecordProps) {
  const { language } = useLanguage();
  const { currency } = useBranch();
  const stock = useStockItems(row);
  const words = productWords[language];
  const money = (key: 'selling_price' | 'buying_price'): FigureItem[] => {
    const amount = row[key];
    return typeof amount === 'number'
      ? [{ key, title: words.fields[key], amount: moneyText(amount, currency), currency }]
      : [];
  };
  // Beside the stock stands what it costs, and why.
  const items = [...stock, ...money('selling_price'), ...(stock.length > 0 ? [] : money('buying_price'))];
  return items.length > 0 && <FigureStrip items={items} />;
}

/** Nobody plans further ahead. */
const A_YEAR = 365;

/** Figures that are nought say nothing, but for what is there and free. */
function useStockItems(row: RecordProps['row']): FigureItem[] {
  const may = useMay();
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const isShown = showsStock(row, may);
  const { data: places } = useQuery({ ...stockByStoreOf(row.id), enabled: isShown });
  const { data: overview } = useQuery({ ...overviewOf(row.id), enabled: isShown });
  if (!isShown || !places || !overview) return [];
  const { sold, incoming, batches } = overview;
  const free = freeToSell(places, batches);
  const rate = sold.per_day;
  const item = (key: 'onHand' | 'reserved' | 'inTransit' | 'incoming', quantity: number) => ({
    key,
    title: say(PAGE[key]),
    amount: quantityText(quantity),
  });
  const others = [
    item(
      'reserved',
      sumOf(places, ({ reserved }) => reserved),
    ),
    item(
      'inTransit',
      sumOf(places, ({ in_transit, quantity }) => (in_transit ? quantity : 0)),
    ),
    item('incoming', incoming.quantity),
  ].filter(({ amount }) => amount !== '0');
  const days = rate > 0 ? Math.floor(free / rate) : 0;
  const lasting =
    days > 0 && days <= A_YEAR
      ? ` · ${say(PAGE.lasts, { days: quantityText(days), rate: quantityText(rate) })}`
      : '';
  return [
    {
      key: 'free',
      title: say(PAGE.free),
      amount: quantityText(free),
      note: `${unitText(row.unit_of_measure, language, free)}${lasting}`,
    },
    {
      ...item(
        'onHand',
        sumOf(places, ({ quantity }) => quantity),
      ),
      ...(places.every(({ value }) => value !== undefined)
        ? {
            note: say(PAGE.worth, {
              value: moneyText(
                sumOf(places, ({ value = 0 }) => value),
                currency,
              ),
            }),
          }
        : {}),
    },
    ...others,
  ];
}
