/** What a device puts on a sale that it keeps: by which of its keys, which number of that key it is, and the proof of both. */
export interface Seal {
  key_id: string;
  number: number;
  /** base64url HMAC-SHA256 of `sealedText`. */
  mac: string;
}

/** What is sealed; `body_hash` is the base64url SHA-256 of the body as it is sent. Till and server build the same text. */
export function sealedText({
  branch_id,
  key_id,
  number,
  body_hash,
}: Omit<Seal, 'mac'> & { branch_id: string; body_hash: string }): string {
  return ['offline sale 1', branch_id, key_id, number, body_hash].join('|');
}

/** `<id of the key>.<number>.<proof>`, as the header `X-Body-Seal` carries it. */
export function writeSeal({ key_id, number, mac }: Seal): string {
  return `${key_id}.${number}.${mac}`;
}

/** The parts of a seal, null where it is none. */
export function readSeal(text: string): Seal | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/.exec(text);
  if (!match) return null;
  const [, key_id = '', number, mac = ''] = match;
  return { key_id, number: Number(number), mac };
}
