import { useSearch } from '@tanstack/react-router';
import { isPossible } from '#core/define-states.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { sale as saleEntity } from '../sale.entity.ts';
import { NotesCard } from './notes-card.tsx';
import { ReturnCard } from './return-card.tsx';
import { SaleLinesCard } from './sale-lines-card.tsx';
import { SalePaymentsCard } from './sale-payments-card.tsx';
import { SaleTimelineCard } from './sale-timeline-card.tsx';
import { asSale } from './wire-sale.ts';

/** The goods and how they were paid; what comes back of them, or what is noted about the sale, while that is written. */
export function SaleCards({ row }: RecordProps) {
  const may = useMay();
  const { return: returning, notes } = useSearch({ strict: false }) as { return?: string; notes?: string };
  const sale = asSale(row);
  if (returning && isPossible(saleEntity, row, 'return_part') && may('delete_sale'))
    return <ReturnCard sale={sale} />;
  return (
    <Stack>
      {notes && may(saleEntity.permissions.modify) && <NotesCard sale={sale} />}
      <SaleLinesCard sale={sale} />
      <SalePaymentsCard sale={sale} />
      <SaleTimelineCard sale={sale} />
    </Stack>
  );
}
