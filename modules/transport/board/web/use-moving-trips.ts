import { useQueryClient } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import { instantOf } from '#core/local-time.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { commandsOf } from '#web-kit/api/commands.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useMovingBars } from '#web-kit/chart/use-moving-bars.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import type { Board } from '../board.answer.ts';
import { BOARD } from '../board.words.ts';
import {
  type Bar,
  type BoardRows,
  barOn,
  barsIn,
  rowsOf,
  SHELF,
  type TripOnBoard,
} from '../board-bars.rules.ts';
import {
  canMoveTrip,
  clashOfTrip,
  isWhereTripIs,
  mayOverlap,
  type TripTarget,
  targetOfTrip,
} from '../moving-trips.rules.ts';
import { useClashWords } from './use-clash-words.ts';

/** Moving trips on the board: to another truck or driver, other days, off the shelf; for ten seconds one press takes it back. */
export function useMovingTrips(board: Board, rows: BoardRows) {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const { timeZone } = useBranch();
  const clashWords = useClashWords();
  const midnight = instantOf(board.date, '00:00', timeZone).getTime();
  const movable = (bar: Bar | undefined) => (bar?.trip && canMoveTrip(bar.trip) ? bar.trip : undefined);
  const change = async (trip: TripOnBoard, version: number, target: TripTarget) => {
    try {
      const saved = await commandsOf(truckOrder).update(trip.id, { version, ...target }, newId());
      return Number(saved.version);
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
      return null;
    } finally {
      for (const { name } of [truckOrder, truck]) void client.invalidateQueries({ queryKey: [name] });
    }
  };
  const drop = async (trip: TripOnBoard, target: TripTarget) => {
    const clash = clashOfTrip(board, trip, target);
    if (clash && !mayOverlap(trip)) {
      showToast({ tone: 'error', title: clashWords(clash) });
      return;
    }
    const version = await change(trip, trip.version, target);
    if (version === null) return;
    const { truck_id, driver_id, starts, ends } = trip;
    const back = { truck_id, driver_id, starts, ends };
    showToast({
      tone: 'success',
      title: say(BOARD.moved, { number: trip.number }),
      actions: [{ title: say(BOARD.undo), onPress: () => void change(trip, version, back) }],
    });
  };
  const bars = useMovingBars<TripOnBoard, TripTarget>(
    {
      rows: rowsOf(board, rows),
      days: board.days,
      byKey: (row, key) => movable(barsIn(board, rows, row, midnight).find((bar) => bar.key === key)),
      at: ({ row, column }) => movable(barOn(board, rows, { row, column, midnight })),
      targetOf: (trip, hold, to) => targetOfTrip(trip, hold === 'end', { rows, ...to }),
      rowOf: (target) => rowOfTarget(target, rows),
      isWhereItIs: isWhereTripIs,
    },
    ({ item, target }) => void drop(item, target),
  );
  return may(truckOrder.permissions.modify) ? bars : null;
}

/** The row in which a trip would lie. */
export const rowOfTarget = ({ truck_id, driver_id }: TripTarget, rows: BoardRows): string =>
  (rows === 'truck' ? truck_id : driver_id) ?? SHELF;
