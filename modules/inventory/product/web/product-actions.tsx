import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { movementsOf } from './movements.ts';
import { PAGE } from './product-page.words.ts';
import { showsStock } from './shows-stock.ts';

/** Stock is adjusted from here; until something has happened to it, what was there at first is entered. */
export function ProductActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const isShown = showsStock(row, may);
  const { data } = useQuery({ ...movementsOf(row.id), enabled: isShown });
  if (!isShown || row.status === 'archived') return null;
  const isUntouched =
    data !== undefined && data.total_pages < 2 && data.data.every(({ kind }) => kind === 'opening');
  const mayOpen = may('create_product') && may('view_buying_price');
  return (
    <>
      {may('adjust_product_stock') && !isUntouched && (
        <Button icon="transfer" href="/inventory/stock-adjustment-form">
          {say(PAGE.adjust)}
        </Button>
      )}
      {isUntouched && mayOpen && (
        <Button icon="stock" href={`/inventory/product-view?id=${row.id}&opening=1`}>
          {say(PAGE.open)}
        </Button>
      )}
    </>
  );
}
