import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `VideoStage`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The video consultation itself.',
  avoid: 'A check of camera and microphone in advance: use `DeviceCheck`.',
  accessibility:
    'Each control has a name for its action and a state. The self-view can be moved by keyboard. States and the quality of the call have text besides icons.',
  content: 'The other party, devices that are off, and what to do while waiting.',
};
