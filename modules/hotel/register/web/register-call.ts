import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { booking } from '../../booking/booking.entity.ts';
import { guestRegisterAnswer } from '../guest-register.answer.ts';

/** Who came on some days; today where none are named. */
export const registerOf = (days: { date?: string | undefined; date_to?: string | undefined }) =>
  queryOptions({
    queryKey: [booking.name, 'register', days] as const,
    queryFn: ({ signal }) =>
      ask(guestRegisterAnswer, withQuery('booking/guest-register', { ...days }), { signal }),
    placeholderData: (before) => before,
  });
