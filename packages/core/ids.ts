declare const idBrand: unique symbol;

/** The id of a row of the entity named `E`. */
export type Id<E extends string = string> = string & { readonly [idBrand]?: E };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is an id in the one spelling we accept: lower case, with dashes. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/**
 * A new UUIDv7: sorted by the time it was made, so that rows land at the end of their index.
 * Made by the client for documents, because a document's identity exists before the network does (product.md 2).
 * `getRandomValues` and not `randomUUID`: the latter is missing on a plain http address of the shop.
 */
export function newId<E extends string>(now: number = Date.now()): Id<E> {
  const bytes = new Uint8Array(16);
  (globalThis as unknown as { crypto: { getRandomValues(into: Uint8Array): void } }).crypto.getRandomValues(
    bytes,
  );
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) & 0xff;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The lowest id that a row made at this instant or later can have: what came since is found by the key alone. */
export function lowestIdAt(instant: Date): Id {
  const hex = Math.max(0, instant.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}
