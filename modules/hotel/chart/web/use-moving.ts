import { type KeyboardEvent, useState } from 'react';
import { type HoldOfBar, type MovingBar, useMovingBars } from '#web-kit/chart/use-moving-bars.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import type { BookingChart } from '../chart.answer.ts';
import { barAt, barsOfRoom, rowsOf, type StayOnChart } from '../chart.rules.ts';
import { canMove, type Hold, isWhereItIs, type Target, targetOf } from '../moving.rules.ts';
import type { Cursor } from './use-chosen-nights.ts';

/** A stay that is being moved, and where it would be. */
export interface Moving {
  stay: StayOnChart;
  hold: Hold;
  target: Target;
}

const holdOf = (hold: HoldOfBar): Hold => (hold === 'end' ? 'departure' : 'whole');

const movingOf = ({ item, hold, target }: MovingBar<StayOnChart, Target>): Moving => ({
  ...{ stay: item, hold: holdOf(hold), target },
});

/**
 * Moving stays on the chart: a bar is dragged to another room or other nights, its end to another departure; M and E do the same
 * with the arrow keys. Nothing is changed before it is let go and confirmed.
 */
export function useMoving(chart: BookingChart) {
  const may = useMay();
  const [dropped, setDropped] = useState<Moving | null>(null);
  const movable = (stay: StayOnChart | undefined) => (stay && canMove(stay) ? stay : undefined);
  const bars = useMovingBars<StayOnChart, Target>(
    {
      rows: rowsOf(chart),
      days: chart.days,
      byKey: (row, key) => movable(barsOfRoom(chart, row).find((one) => one.key === key)?.stay),
      at: ({ row, column }) => movable(barAt(chart, row, column)?.stay),
      targetOf: (stay, hold, { row, by }) => targetOf(stay, holdOf(hold), { room_id: row, by }),
      rowOf: ({ room_id }) => room_id,
      isWhereItIs,
    },
    (moved) => setDropped(movingOf(moved)),
  );
  if (!may(booking.permissions.modify)) return null;
  return {
    moving: bars.moving && movingOf(bars.moving),
    dropped,
    lane: bars.lane,
    onKey: (event: KeyboardEvent<HTMLElement>, cursor: Cursor | null) =>
      bars.onKey(event, cursor && { row: cursor.room_id, column: cursor.began }),
    end: () => setDropped(null),
    leave: bars.leave,
  };
}
