import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteOf } from '../../booking/web/quote-call.ts';
import type { BookingChart } from '../chart.answer.ts';
import type { AskedNights, FreeByType } from '../free-nights.rules.ts';

/** Nights that are asked for, and what each type of room has for them. */
export interface FreeNights {
  asked: AskedNights | null;
  ask: (nights: AskedNights | null) => void;
  free: FreeByType;
}

/** What is free for the nights that a guest asks for, as the quote of each type says it. */
export function useFreeNights(chart: BookingChart): FreeNights {
  const [asked, ask] = useState<AskedNights | null>(null);
  const types = asked ? [...new Set(chart.rooms.map(({ room_type_id }) => room_type_id))] : [];
  const quotes = useQueries({
    queries: types.map((room_type_id) => ({
      ...quoteOf({ room_type_id, check_in: asked?.since ?? '', check_out: asked?.until ?? '', guests: '1' }),
      // Somebody else may have booked meanwhile, as the chart is asked for again.
      staleTime: 0,
    })),
  });
  const free = types.flatMap((type, place) => {
    const quote = quotes[place]?.data;
    if (!quote) return [];
    const { nights, total, rooms } = quote;
    return [[type, { nights: nights.length, total, free: quote.free, rooms }] as const];
  });
  return { asked, ask, free: new Map(free) };
}
