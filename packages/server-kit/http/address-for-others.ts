import { isIP } from 'node:net';

/** Names that are known in one house only. */
const OF_ONE_HOUSE = /\.(local|localhost|lan|home|internal|intranet|test)$/i;

/**
 * The address of this server as others reach it, by what the browser of whoever works here called it; null where that is a name or
 * number of one house, which leads nobody else anywhere.
 */
export function addressForOthers(origin: string | undefined): string | null {
  if (!origin || !URL.canParse(origin)) return null;
  const { hostname, protocol, origin: address } = new URL(origin);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (!/^https?:$/.test(protocol) || isNumber || !hostname.includes('.') || OF_ONE_HOUSE.test(hostname))
    return null;
  return address;
}
