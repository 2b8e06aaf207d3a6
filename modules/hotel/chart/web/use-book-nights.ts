import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { use } from 'react';
import { addDays } from '#core/business-day.ts';
import type { Typed } from '#web-kit/form/body-of.ts';
import { MakingContext } from '#web-kit/making/making-context.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import { room } from '../../room/room.entity.ts';
import type { BookingChart } from '../chart.answer.ts';
import { type ChosenNights, numberOfRoom } from '../chart.rules.ts';

/** Opens the form of a booking over the page, with what is known of it already; undefined for whoever may not. */
export function useBeginBooking(): ((begun: Typed) => void) | undefined {
  const client = useQueryClient();
  const navigate = useNavigate();
  const begin = use(MakingContext);
  const may = useMay();
  if (!may(booking.permissions.create)) return undefined;
  return (begun) => {
    if (!begin) return void navigate({ to: booking.screens.form });
    begin({
      entity: booking,
      begun,
      onMade: () => {
        for (const { name } of [booking, room]) void client.invalidateQueries({ queryKey: [name] });
      },
    });
  };
}

/** The same with the room and the nights that were chosen on the chart. */
export function useBookNights(chart: BookingChart): ((nights: ChosenNights) => void) | undefined {
  const begin = useBeginBooking();
  return (
    begin &&
    (({ room_id, from, to }) =>
      begin({
        room_id: { value: room_id, title: numberOfRoom(chart, room_id) },
        check_in: addDays(chart.date, from),
        check_out: addDays(chart.date, to),
      }))
  );
}
