// Checks that the messages and mails of the server lead to pages of the app.
import { expect, it } from 'vitest';
import { places } from '../packages/app/src/places.ts';
import { appPages } from '../packages/server/src/notifications/appPages.ts';

it('each page to which the server leads is one of the app', () => {
  const ofApp = Object.values(places).map(({ path }) => path.replace(/\/:\w+$/, ''));
  expect(ofApp).toEqual(expect.arrayContaining(Object.values(appPages)));
});
