import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { StartRefused } from '../migrate/start-refused.ts';

/** What a server knows of the address at which others reach it. */
export interface OwnAddress {
  /** As its operator says; then no other is used. */
  publicAddress?: string | null;
  /** The certificate by which it speaks HTTPS itself, as PEM: the names in it are its own. */
  certificate?: string;
}

/** Names that are known in one house only. */
const OF_ONE_HOUSE = /\.(local|localhost|lan|home|internal|intranet|test)$/i;

/**
 * The address of this server as others reach it: what its operator says, else what a browser called it by if that is a name of its
 * certificate. Null where it knows none: a caller can write any name into the heads of a call, and what is sent to others must not lead
 * them to a place that he has chosen. A name or number of one house leads nobody else anywhere either.
 */
export function addressForOthers(origin: string | undefined, own: OwnAddress): string | null {
  if (own.publicAddress) return own.publicAddress;
  if (!own.certificate || !origin || !URL.canParse(origin)) return null;
  const { hostname, protocol, origin: address } = new URL(origin);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (protocol !== 'https:' || isNumber || !hostname.includes('.') || OF_ONE_HOUSE.test(hostname))
    return null;
  return new X509Certificate(own.certificate).checkHost(hostname) === undefined ? null : address;
}

/** `PUBLIC_ADDRESS` of the environment; null where nothing is said. What is no address of a server is refused before it starts. */
export function publicAddressOf({ PUBLIC_ADDRESS: said }: { PUBLIC_ADDRESS?: string }): string | null {
  if (!said) return null;
  const url = URL.canParse(said) ? new URL(said) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.pathname !== '/' ||
    url.search ||
    url.hash
  )
    throw new StartRefused(
      `PUBLIC_ADDRESS is where others reach this server, such as https://shop.example, and not ${said}`,
    );
  return url.origin;
}
