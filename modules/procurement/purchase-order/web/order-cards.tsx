import { useSearch } from '@tanstack/react-router';
import { Stack } from '#ui/layout/spacing.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { BillCard } from './bill-card.tsx';
import { MoveCard } from './move-card.tsx';
import { OrderLinesCard } from './order-lines-card.tsx';
import { mayBill, mayGiveBack, mayReceive } from './what-may-be-done.ts';
import { asOrder } from './wire-order.ts';

/** The goods of an order; what arrives or goes back of them while that is written. */
export function OrderCards({ row }: RecordProps) {
  const may = useMay();
  const { receive, back, bill } = useSearch({ strict: false }) as Record<
    'receive' | 'back' | 'bill',
    string | undefined
  >;
  const order = asOrder(row);
  if (receive && mayReceive(order, may)) return <MoveCard order={order} way="receive" />;
  if (back && mayGiveBack(order, may)) return <MoveCard order={order} way="back" />;
  if (bill && mayBill(order, may)) return <BillCard order={order} />;
  return (
    <Stack>
      <OrderLinesCard order={order} />
    </Stack>
  );
}
