import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `FileDrop`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Photographs or documents that are sent to the server, one or several.',
  avoid: 'A single small picture such as an avatar: a plain button is enough.',
  accessibility:
    'Everything dropped can also be chosen with a button by keyboard; progress, failure and removal are announced per file.',
  content: 'Say before choosing what is accepted and how large it may be. Name the file in every message.',
};
