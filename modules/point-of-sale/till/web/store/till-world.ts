import type { call } from '#web-kit/api/client.ts';
import type { OtherTabs } from '#web-kit/offline/other-tabs.ts';
import type { TillRights } from '../../open-cart.rules.ts';
import type { TillShelf } from './till-shelf.ts';

/** What a till works with: who sells where, how the server is asked, and where the device keeps things. */
export interface TillWorld {
  /** The user in his branch. */
  scope: string;
  rights: TillRights;
  /** What decides which keys the rows of the catalogue have. */
  shape: string;
  ask: typeof call;
  /** The cashier, as the receipt names him. */
  served: string;
  /** Whether the last call got no answer, so that nobody waits for another. */
  isAway(): boolean;
  shelf: TillShelf;
  /** Tells other tabs of the same till that the carts changed, and hears it of them. */
  otherTabs: OtherTabs;
}
