import { isIPv6 } from 'node:net';

/**
 * The addresses that count as one where guesses and calls are limited: one of IPv4, but 64 bits of IPv6, which every home
 * and every rented server has to itself, with more addresses than anybody could count.
 */
export function addressBlock(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  // What stands behind may end in the dress of IPv4, which takes the place of two groups.
  const behind = (tail ?? '')
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['', ''] : [group]));
  const zeros = tail === undefined ? 0 : 8 - before.length - behind.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...behind];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
