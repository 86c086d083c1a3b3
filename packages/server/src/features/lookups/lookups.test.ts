import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([
  ['/ethnicities', 'Chinese'],
  ['/currently_medications', 'Medicine for blood pressure'],
  ['/chronic_conditions', 'High blood pressure'],
  ['/genders', 'Female'],
])('%s is public and may be cached by the browser', async (path, name) => {
  const answer = await server.app.inject({ url: `/api${path}` });
  expect(answer.json().items[0].name).toBe(name);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
});

it.each([
  ['/documents/get-type', 'NRIC'],
  ['/users/medications/medication-unit', 'tablet'],
  ['/users/medications/medication-route', 'Oral'],
  ['/users/medications/medication-frequency', 'Once daily'],
])('%s requires a session and is not cached', async (path, name) => {
  expect((await server.app.inject({ url: `/api${path}` })).statusCode).toBe(401);
  const answer = await (await server.welcome()).call('GET', path);
  expect(answer.json().items[0].name).toBe(name);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('names the substances and brands of each group of medicines', async () => {
  const { items } = (await server.app.inject({ url: '/api/currently_medications' })).json();
  const groupsWith = (name: string) =>
    items.filter(({ includes }: { includes: string[] }) => includes.includes(name)).map(nameOf);
  expect(groupsWith('metformin')).toEqual(['Tablets for diabetes']);
  expect(groupsWith('Glucophage')).toEqual(['Tablets for diabetes']);
  expect(groupsWith('losartan')).toEqual(['Medicine for blood pressure']);
  // A combination belongs to the groups of both substances, and a substance to its own.
  expect(groupsWith('Caduet')).toEqual(['Medicine for blood pressure', 'Statin for cholesterol']);
  expect(groupsWith('atorvastatin')).toEqual(['Statin for cholesterol']);
  expect(groupsWith('aspirin')).toHaveLength(2);
});

it('names them in no other list', async () => {
  const { items } = (await server.app.inject({ url: '/api/chronic_conditions' })).json();
  expect(Object.keys(items[0])).toEqual(['uuid', 'name']);
});

const nameOf = ({ name }: { name: string }) => name;
