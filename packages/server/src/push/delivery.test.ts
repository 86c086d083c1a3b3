import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import webPush from 'web-push';
import { createPushTransport } from './delivery.ts';

const browser = createECDH('prime256v1');
const message = {
  endpoint: 'https://localhost/push/1',
  keys: {
    p256dh: browser.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
  payload: '{"title":"Time for your medicine"}',
  ttlSeconds: 1800,
};
const transport = createPushTransport({
  keys: webPush.generateVAPIDKeys(),
  subject: 'mailto:test@vitalane.example',
});

it('is encrypted and signed, and sent to no machine of a private network', async () => {
  await expect(transport(message)).rejects.toThrow('the address is not public');
});

it('treats an invalid address as an unsubscribed browser', async () => {
  expect(await transport({ ...message, endpoint: 'https://192.168.1.1/push' })).toBe('gone');
});
