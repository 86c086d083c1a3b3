import { isIP } from 'node:net';

const groupBits = 16;

/**
 * Returns the network by which limits count an address: an IPv4 address, or the prefix of an IPv6 address. One
 * subscriber has a whole /64, and often a /48. An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function networkOf(address: string, prefixBits: 48 | 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || isIP(address) !== 6) return mapped ?? address;
  return `${groupsOf(address)
    .slice(0, prefixBits / groupBits)
    .join(':')}::/${prefixBits}`;
}

/** Returns the eight groups of an IPv6 address without leading zeros, and without its zone. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = (address.split('%')[0] ?? '').split('::').map(toGroups);
  const known = [...head, ...(tail ?? [])];
  const zeros = Array<string>(tail ? 8 - known.length : 0).fill('0');
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16).toString(16));
}

function toGroups(text: string): string[] {
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
