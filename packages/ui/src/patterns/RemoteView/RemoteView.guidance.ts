import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `RemoteView`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Around everything that comes from the server, one for each answer.',
  avoid: 'Data that is there from the start.',
  accessibility:
    'Loading is a status, failing and refusing are alerts; focus stays; old data stays in view when newer could not be had.',
  content: "The server's own sentence, else what failed and “Try again”.",
};
