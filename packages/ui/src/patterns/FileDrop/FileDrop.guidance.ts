import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `FileDrop`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'One or more photographs or documents to upload.',
  avoid: 'A single small picture, such as an avatar: use a button.',
  accessibility:
    'A button selects files without drag and drop. Progress, failure and removal are announced for each file.',
  content: 'State accepted types and maximum size before the selection. Name the file in every message.',
};
