import { useSearch } from '@tanstack/react-router';
import { Stack } from '#ui/layout/spacing.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { ReturnCard } from './return-card.tsx';
import { SaleLinesCard } from './sale-lines-card.tsx';
import { SalePaymentsCard } from './sale-payments-card.tsx';
import { asSale } from './wire-sale.ts';

/** The goods and how they were paid; while something is given back, what of it comes back. */
export function SaleCards({ row }: RecordProps) {
  const may = useMay();
  const { return: returning } = useSearch({ strict: false }) as { return?: string };
  const sale = asSale(row);
  const isOpen = sale.status === 'completed' || sale.status === 'part_returned';
  if (returning && isOpen && may('delete_sale')) return <ReturnCard sale={sale} />;
  return (
    <Stack>
      <SaleLinesCard sale={sale} />
      <SalePaymentsCard sale={sale} />
    </Stack>
  );
}
