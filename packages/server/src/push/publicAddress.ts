import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Non-public networks (IANA's special-purpose registries). A push address in one is forged. */
const private4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  private4.addSubnet(network, prefix, 'ipv4');
// A separate list, because Node compares IPv4 addresses with IPv6 networks, too.
const private6 = new BlockList();
for (const [network, prefix] of [
  // Everything outside 2000::/3, such as loopback, translated and local addresses, and IPv4-mapped ones.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Tunnels to any IPv4 address, and documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  private6.addSubnet(network, prefix, 'ipv6');

/** Returns whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  const version = isIP(address);
  if (version === 4) return !private4.check(address, 'ipv4');
  return version === 6 && !private6.check(address, 'ipv6');
}

/** Resolves names like the platform, and rejects private addresses. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) callback(error ?? new Error('the address is not public'), '');
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Connects to public hosts by name only, because browsers supply the addresses of push services. */
export const publicAgent = new Agent({ lookup: publicLookup });

/** Returns whether a URL may be a push address: https, with a host name and not an IP address. */
export function isPushAddress(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url?.protocol === 'https:' && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
}
