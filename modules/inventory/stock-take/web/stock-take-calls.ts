import { queryOptions } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import { ask, callFor, withQuery } from '#web-kit/api/client.ts';
import { CHOSEN_STORES } from '../../store/chosen-stores.answer.ts';
import {
  type CountedGood,
  countedAnswer,
  countedGoodsAnswer,
  countLinesAnswer,
} from '../stock-take.answer.ts';

const OTHERS_COUNT_TOO_MS = 5000;

/** What has been counted so far; while it goes on others count beside. */
export const linesOfTake = (id: string, isCounting: boolean) =>
  queryOptions({
    queryKey: ['stock-take', 'lines', id] as const,
    queryFn: ({ signal }) => ask(countLinesAnswer, withQuery('stock-take/lines', { id }), { signal }),
    refetchInterval: isCounting ? OTHERS_COUNT_TOO_MS : false,
  });

export function findGoods(keyword: string): Promise<readonly CountedGood[]> {
  return ask(countedGoodsAnswer, withQuery('stock-take/goods', { keyword }));
}

/** Sends what was counted of one product; answers how many of it are counted by now. */
export async function sendCount(id: string, line: object): Promise<number> {
  const answer = await callFor(countedAnswer, 'PUT', 'stock-take/count', {
    body: { id, lines: [line] },
    idempotencyKey: newId(),
  });
  return answer.lines[0]?.counted ?? 0;
}

/** The stores in which the caller may count. */
export const storesToCountIn = queryOptions({
  queryKey: ['stock-take', 'stores'] as const,
  queryFn: ({ signal }) => ask(CHOSEN_STORES, 'stock-take/stores', { signal }),
});
