import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { tripPreview } from '../trip-preview.answer.ts';

/** What is typed of a trip that is being planned, each left out while nothing is. */
export interface PlannedTrip {
  id?: string;
  route_id?: string;
  truck_id?: string;
  trailer_id?: string;
  starts?: string;
  ends?: string;
  cargo_ids?: string;
}

export const tripPreviewOf = (planned: PlannedTrip) =>
  queryOptions({
    queryKey: ['truck-order', 'preview', planned],
    queryFn: ({ signal }) => ask(tripPreview, withQuery('truck-order/preview', { ...planned }), { signal }),
    placeholderData: keepPreviousData,
  });
