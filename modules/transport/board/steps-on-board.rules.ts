import { isPossible, rowAfter } from '#core/define-states.ts';
import { truckOrder } from '../truck-order/truck-order.entity.ts';
import type { TripOnBoard } from './board-bars.rules.ts';

/** The columns of the board by status, in the order in which a trip goes through them. */
export const COLUMNS = ['draft', 'confirmed', 'loading', 'in_transit', 'delivered'] as const;

export type BoardColumn = (typeof COLUMNS)[number];

const STEPS = ['confirm', 'load', 'depart', 'deliver'] as const;

export type BoardStep = (typeof STEPS)[number];

type Standing = Pick<TripOnBoard, 'status'>;

/** The step that moves a trip on; nothing of one that has arrived. */
export function nextOnBoard({ status }: Standing): BoardStep | undefined {
  return STEPS.find((step) => isPossible(truckOrder, { status }, step));
}

/** The step that takes a trip into a column: a trip goes on by one column, and back by none. */
export function stepInto({ status }: Standing, column: string): BoardStep | undefined {
  const step = nextOnBoard({ status });
  return step && rowAfter(truckOrder, { status }, step, {}).status === column ? step : undefined;
}
