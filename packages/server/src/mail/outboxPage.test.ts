import { expect, it } from 'vitest';
import { startTestServer } from '../../test/helpers/server.ts';

const mail = { url: 'smtp://mail.example', from: 'care@vitalane.example' };

it.each([
  ['a demo without a mail server', { isDemo: true }, '/dev/outbox'],
  ['a demo with a mail server', { isDemo: true, mail }, null],
  ['a production server', { isDemo: false }, null],
] as const)('%s sets the outbox for the app: %j, %s', async (_name, config, path) => {
  const server = await startTestServer(config);
  try {
    const { demoOutbox } = (await server.app.inject({ url: '/api/client-config' })).json();
    expect(demoOutbox).toBe(path);
    const { statusCode } = await server.app.inject({ url: '/dev/outbox' });
    expect(statusCode).toBe(config.isDemo ? 200 : 404);
  } finally {
    await server.close();
  }
});
