import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `VideoStage`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'The consultation itself.',
  avoid: 'To try camera and microphone beforehand: use `DeviceCheck`.',
  accessibility:
    'Each control says what it does now and whether it is on; the own picture moves by keyboard too; states are words beside icons.',
  content: 'Who is to be seen; what is off; what to do when someone does not come.',
};
