import { readFileSync } from 'node:fs';
import { BlockList, isIPv6 } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressIn,
  publicAddresses,
  specialNetworks,
} from '../packages/server/test/helpers/specialNetworks.ts';

const configuration = readFileSync(join(import.meta.dirname, '../deploy/coturn/turnserver.conf'), 'utf8');
const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Networks that coturn's configuration refuses. One list per family: Node compares IPv4 addresses with IPv6 networks, too. */
const refused = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [, range = ''] of configuration.matchAll(/^denied-peer-ip=(\S+)$/gm)) {
  const [first = '', last = first] = range.split('-');
  refused[family(first)].addRange(first, last, family(first));
}
const isRefused = (address: string) => refused[family(address)].check(address, family(address));

/** Networks that coturn refuses by default: multicast by `no-multicast-peers`, and `::` since 4.5.2. */
const refusedByDefault = ['224.0.0.0', 'ff00::', '::'];

describe('the relay', () => {
  it('refuses multicast', () => {
    expect(configuration).toMatch(/^no-multicast-peers$/m);
  });

  it.each(specialNetworks.filter(([network]) => !refusedByDefault.includes(network)))(
    'does not relay to %s/%i',
    (network, prefix) => {
      fc.assert(
        fc.property(addressIn(network, prefix), (address) => {
          expect([address, isRefused(address)]).toEqual([address, true]);
        }),
      );
    },
  );

  it.each(publicAddresses)('relays to %s', (address) => {
    expect(isRefused(address)).toBe(false);
  });
});
