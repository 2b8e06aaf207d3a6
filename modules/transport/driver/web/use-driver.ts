import { ask } from '#web-kit/api/client.ts';
import { type OfflinePage, useActs } from '#web-kit/offline/use-acts.ts';
import { callOf, type DriverAct, nextToSend, type OwnTrips, withActs } from '../driver-acts.rules.ts';
import { ownTrips } from '../own-trips.answer.ts';
import { driverShelf } from './driver-shelf.ts';

const MY_TRIPS: OfflinePage<DriverAct, OwnTrips> = {
  ...{ name: 'driver', shelf: driverShelf, callOf, nextToSend },
  ask: (signal) => ask(ownTrips, 'truck-order/mine', { signal }),
  queryKey: ['truck-order'],
};

/** The trips of whoever is logged in with what he did on them, and how more is done; it sends what waits by itself. */
export function useDriver() {
  const { state, saved, query, acts } = useActs(MY_TRIPS);
  const { data, isError, error, isFetching, refetch } = query;
  return {
    ...{ state, saved, isError, error, isFetching, refetch },
    office: data?.office ?? null,
    trips: data && withActs(data.trips, acts),
  };
}
