import { generateKeyPairSync, sign } from 'node:crypto';
import type { Certificate } from '../certificate.ts';

const SEQUENCE = 0x30;
const SIGNED_BY_CURVE = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const OTHER_NAMES = '0603551d11';

/** A certificate of one name that signs itself, good for this century; no program of the system has to make it. */
export function aCertificate(of = 'localhost'): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = der(SEQUENCE, hex(SIGNED_BY_CURVE));
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, hex(COMMON_NAME), der(0x0c, text(of)))));
  const names = der(SEQUENCE, der(0x82, text(of)), der(0x87, hex('7f000001')));
  const content = der(
    SEQUENCE,
    der(0xa0, der(0x02, hex('02'))),
    der(0x02, hex('01')),
    algorithm,
    name,
    der(SEQUENCE, der(0x18, text('20000101000000Z')), der(0x18, text('20991231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, hex(OTHER_NAMES), der(0x04, names)))),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = der(SEQUENCE, content, algorithm, der(0x03, hex('00'), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

const hex = (digits: string) => Buffer.from(digits, 'hex');
const text = (words: string) => Buffer.from(words);

/** One value as certificates write it: what it is, how long, and what. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}
