import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `RemoteView`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Around all data from the server, one for each request.',
  avoid: 'Data that needs no request.',
  accessibility:
    'Loading is announced as a status, failures and missing access as alerts. Focus is kept. Older data stays visible if newer data failed to load.',
  content: 'The error text of the server, otherwise the failed action and “Try again”.',
};
