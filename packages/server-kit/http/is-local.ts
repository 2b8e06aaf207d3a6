import { BlockList, isIPv6 } from 'node:net';

/** A call as it came in over the line. */
export interface Arrival {
  /** The other end of the connection, whatever the call says of it. */
  remoteAddress: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** What proxies write into a call; a browser at this machine writes none of it. */
const OF_PROXIES = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

const OWN_NAMES = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a call was made at this machine itself. Not so where a proxy at this machine passes on what came from elsewhere, nor
 * where the name that was called is none of loopback: a page of the internet can lead its own name to 127.0.0.1.
 */
export function isLocal({ remoteAddress = '', headers }: Arrival): boolean {
  const address = remoteAddress.split('%', 1)[0] ?? '';
  if (!LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return false;
  if (OF_PROXIES.some((name) => headers[name] !== undefined)) return false;
  return OWN_NAMES.test(String(headers.host ?? ''));
}
