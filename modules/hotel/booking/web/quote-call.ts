import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { booking } from '../booking.entity.ts';
import { stayQuoteAnswer } from '../booking-questions.answer.ts';

/** A stay of which somebody asks what it costs. */
export interface WantedStay {
  room_type_id: string;
  check_in: string;
  check_out: string;
  guests: string;
  extra_beds?: string;
}

/** What a stay would cost, night by night, and which rooms are free for it. */
export const quoteOf = (wanted: WantedStay) =>
  queryOptions({
    queryKey: [booking.name, 'quote', wanted] as const,
    queryFn: ({ signal }) => ask(stayQuoteAnswer, withQuery('booking/quote', { ...wanted }), { signal }),
    retry: false,
  });
