import { useQuery } from '@tanstack/react-query';
import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { productWords } from '../product.i18n.ts';
import { movementsOf } from './movements.ts';
import { PRODUCT } from './product.words.ts';
import { unitText } from './unit-text.ts';

/** The price first, then what is there, what it costs and what all of it is worth, as far as one may see it. */
export function ProductFigures({ row }: RecordProps) {
  const may = useMay();
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const words = productWords[language];
  const seesStock = may('view_product_stock') && row.type !== 'service';
  const movements = useQuery({ ...movementsOf(row.id), enabled: seesStock });
  const worth = movements.data?.value;
  const money = (key: 'selling_price' | 'buying_price'): FigureItem[] => {
    const amount = row[key];
    return typeof amount === 'number'
      ? [{ key, title: words.fields[key], amount: moneyText(amount, currency), currency }]
      : [];
  };
  const items: FigureItem[] = [
    ...money('selling_price'),
    ...(seesStock && typeof row.stock === 'number'
      ? [
          {
            key: 'stock',
            title: words.fields.stock,
            amount: quantityText(row.stock),
            note: unitText(row.unit_of_measure, language),
          },
        ]
      : []),
    ...money('buying_price'),
    ...(worth === undefined
      ? []
      : [{ key: 'worth', title: say(PRODUCT.stockValue), amount: moneyText(worth, currency) }]),
  ];
  return items.length > 0 && <FigureStrip items={items} />;
}
