import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import type { TripOnBoard } from '../board-bars.rules.ts';
import type { BoardStep } from '../steps-on-board.rules.ts';

interface Asked {
  row: WireRow;
  name: BoardStep;
  /** Each drop is another question, also of the same step. */
  turn: number;
}

/** The step that was asked for on the board, with its trip as it is now: what the step needs is asked as on the page of the trip. */
export function useAskedStep() {
  const say = useSay();
  const client = useQueryClient();
  const { language } = useLanguage();
  const words = useRegistry().words(truckOrder.name)[language];
  const [asked, setAsked] = useState<Asked | null>(null);
  const askFor = async ({ id }: TripOnBoard, name: BoardStep) => {
    try {
      const row = await client.fetchQuery({ ...queriesOf(truckOrder).one(id), staleTime: 0 });
      setAsked((before) => ({ row, name, turn: (before?.turn ?? 0) + 1 }));
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  return {
    asked: asked && { ...asked, entity: truckOrder, words },
    askFor: (trip: TripOnBoard, name: BoardStep) => void askFor(trip, name),
  };
}
