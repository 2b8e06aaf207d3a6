import type { SealKey } from '#web-kit/session/ciphers.ts';
import type { CatalogueHead, Sellable } from '../../catalogue.rules.ts';
import type { OpenCart } from '../../open-cart.rules.ts';
import type { TakenOut } from '../../taken-out.rules.ts';
import type { WaitingSale } from '../../waiting-sale.rules.ts';

/** The catalogue as it lay on the device when the till was last used. */
export interface SavedProducts {
  head: CatalogueHead;
  /** Where the next question about changes begins. */
  mark: string;
  best_sellers: readonly string[];
  /** What decides which keys a row has: rights and switches. With others the catalogue is asked for anew. */
  shape: string;
  products: readonly Sellable[];
}

/** What changed of the catalogue since it was put on the shelf. */
export interface ChangedProducts extends Pick<SavedProducts, 'head' | 'mark'> {
  changed: readonly Sellable[];
  gone: readonly string[];
}

/** A key by which this device seals what it keeps, and how many it has sealed by it. */
export interface SavedSealKey {
  id: string;
  key: SealKey;
  sealed: number;
}

/**
 * What a till keeps on the device, by user and branch. The end of a session drops the catalogue and the key, and leaves what
 * was not sent: a cart that was not sold is not lost. Where the browser keeps nothing, as in private windows, the till works all the same.
 */
export interface TillShelf {
  readProducts(scope: string): Promise<SavedProducts | null>;
  writeProducts(scope: string, kept: SavedProducts): Promise<void>;
  changeProducts(scope: string, changes: ChangedProducts): Promise<void>;
  /** What sessions brought: the catalogues of all who sold on this device, with its accounts, and the keys by which it seals. */
  dropBrought(): Promise<void>;
  readCarts(scope: string): Promise<OpenCart[]>;
  putCart(scope: string, cart: OpenCart): Promise<void>;
  dropCart(scope: string, id: string): Promise<void>;
  /** Sales that the server does not have yet. */
  readWaiting(scope: string): Promise<WaitingSale[]>;
  /** Lays a sale aside and takes its cart away, both or neither; answers whether the device has really kept it. */
  putWaiting(scope: string, sale: WaitingSale): Promise<boolean>;
  dropWaiting(scope: string, id: string): Promise<void>;
  /** A sale becomes its cart again, both or neither. */
  putBack(scope: string, cart: OpenCart): Promise<void>;
  readSealKey(scope: string): Promise<SavedSealKey | null>;
  putSealKey(scope: string, key: SavedSealKey): Promise<void>;
  /** The number of the next sale that is sealed, each given once also to two tabs; null where no key is kept. */
  nextSealed(scope: string): Promise<number | null>;
  /** What was taken out of carts and is still to be told. */
  readTrace(scope: string): Promise<TakenOut[]>;
  putTrace(scope: string, lines: readonly TakenOut[]): Promise<void>;
  dropTrace(scope: string, ids: readonly string[]): Promise<void>;
}
