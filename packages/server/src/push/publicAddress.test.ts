import { get } from 'node:https';
import { isIPv4 } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressIn, mapped, publicAddresses, specialNetworks } from '../../test/helpers/specialNetworks.ts';
import { isPublicAddress, isPushAddress, publicAgent } from './publicAddress.ts';

it.each([
  ['142.250.4.95', true],
  ['2404:6800:4003:c00::5f', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['192.0.0.8', false],
  ['192.88.99.1', false],
  ['203.0.113.1', false],
  ['2001:0:53aa:64c::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b:1::7f00:1', false],
  ['100::1', false],
  ['2606:4700::1111', true],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it.each(specialNetworks)('no address of %s/%i is public', (network, prefix) => {
  fc.assert(
    fc.property(addressIn(network, prefix), (address) => {
      const spellings = isIPv4(address) ? [address, ...mapped(address)] : [address, `${address}%eth0`];
      expect(spellings.filter(isPublicAddress)).toEqual([]);
    }),
  );
});

it.each(publicAddresses)('%s, next to them, is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['not an address', false],
])('%s is a push address: %s', (endpoint, may) => {
  expect(isPushAddress(endpoint)).toBe(may);
});

it('does not connect to a name that resolves to this machine', async () => {
  const failure = await new Promise<Error>((resolve) => {
    get('https://localhost:9/', { agent: publicAgent }).on('error', resolve);
  });
  expect(failure.message).toBe('the address is not public');
});
