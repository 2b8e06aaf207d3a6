import { actShelf } from '#web-kit/offline/act-shelf.ts';
import type { DriverAct, OwnTrips } from '../driver-acts.rules.ts';

/** What the page of a driver keeps on his phone: what he did, and his trips as they were when the server last answered. */
export const driverShelf = actShelf<DriverAct, OwnTrips>('driver', 'trips');
