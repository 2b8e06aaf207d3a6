import { openStores } from '#web-kit/offline/indexed-stores.ts';
import type { DriverAct, OwnTrips } from '../driver-acts.rules.ts';

const [ACTS, TRIPS] = ['acts', 'trips'] as const;
const inShelf = openStores('driver', 1, [ACTS, TRIPS]);

/**
 * What the page of a driver keeps on his phone, by user and branch: what he did and the server does not have yet, and his trips as
 * they were when it last answered.
 */
export interface DriverShelf {
  readActs(scope: string): Promise<DriverAct[]>;
  /** Answers whether the phone has really kept it. */
  putAct(scope: string, act: DriverAct): Promise<boolean>;
  dropAct(scope: string, id: string): Promise<void>;
  readTrips(scope: string): Promise<OwnTrips | null>;
  putTrips(scope: string, trips: OwnTrips): Promise<void>;
  /** The end of a session takes the trips along; what was not sent stays for its user. */
  dropTrips(): Promise<void>;
}

const allOf = (scope: string) => IDBKeyRange.bound([scope], [scope, []]);

export const driverShelf: DriverShelf = {
  readActs: (scope) =>
    inShelf('readonly', [], ({ store, done }) => done<DriverAct[]>(store(ACTS).getAll(allOf(scope)))),
  putAct: (scope, act) =>
    inShelf('readwrite', false, async ({ store }) => {
      store(ACTS).put(act, [scope, act.id]);
      return true;
    }),
  dropAct: (scope, id) =>
    inShelf('readwrite', undefined, async ({ store }) => void store(ACTS).delete([scope, id])),
  readTrips: (scope) =>
    inShelf(
      'readonly',
      null,
      async ({ store, done }) => (await done<OwnTrips | undefined>(store(TRIPS).get(scope))) ?? null,
    ),
  putTrips: (scope, trips) =>
    inShelf('readwrite', undefined, async ({ store }) => void store(TRIPS).put(trips, scope)),
  dropTrips: () => inShelf('readwrite', undefined, async ({ store }) => void store(TRIPS).clear()),
};
