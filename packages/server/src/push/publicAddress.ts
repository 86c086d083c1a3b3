import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the internet: a push address that leads there was made up. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address lies on the internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  const version = isIP(address);
  return version !== 0 && !privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Resolves names like the platform, and refuses those that lead into a private network. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) callback(error ?? new Error('the address is not public'), '');
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Connects to hosts of the internet only, by names only: the addresses of push services come from browsers. */
export const publicAgent = new Agent({ lookup: publicLookup });

/** Whether an address may be connected to at all: https, a host name, and no IP address in its place. */
export function isPushAddress(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url?.protocol === 'https:' && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
}
