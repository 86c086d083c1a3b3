import { isIPv6 } from 'node:net';
import fc from 'fast-check';

/**
 * Networks of IANA's special-purpose address registries (RFC 6890) that are not globally reachable. Also
 * multicast, the deprecated 6to4 and site-local networks, and `64:ff9b::/96`, which translates to any IPv4
 * address.
 */
export const specialNetworks = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['::1', 128],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

/** Addresses that are globally reachable, next to special-purpose networks and elsewhere. */
export const publicAddresses = [
  '1.0.0.0',
  '9.255.255.255',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
  '2001:db9::',
  '2003::1',
  '2404:6800:4003:c00::5f',
  '2606:4700::1111',
  '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
];

const bits4 = 32;
const bits6 = 128;

/** Generates addresses of a network: the first, the last, or any between. */
export function addressIn(network: string, prefix: number): fc.Arbitrary<string> {
  const isLong = isIPv6(network);
  const first = isLong ? toNumber6(network) : toNumber4(network);
  const last = first + (1n << BigInt((isLong ? bits6 : bits4) - prefix)) - 1n;
  const any = fc.bigInt({ min: first, max: last });
  return fc.oneof(fc.constantFrom(first, last), any).map(isLong ? toText6 : toText4);
}

/** Returns the IPv6 notations of an IPv4 address that route to it directly. */
export function mapped(address: string): string[] {
  return [`::ffff:${address}`, `::FFFF:${address}`, toText6((0xffffn << 32n) + toNumber4(address))];
}

function toNumber4(address: string): bigint {
  return address.split('.').reduce((sum, part) => (sum << 8n) + BigInt(part), 0n);
}

function toNumber6(address: string): bigint {
  const [before = '', after = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after)];
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...gap, ...tail].reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n);
}

function toText4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
}

function toText6(value: bigint): string {
  const shifts = Array.from({ length: 8 }, (_, index) => BigInt(112 - 16 * index));
  return shifts.map((shift) => ((value >> shift) & 0xffffn).toString(16)).join(':');
}
