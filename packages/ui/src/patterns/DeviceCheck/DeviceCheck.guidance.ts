import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DeviceCheck`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Before a video call, on the waiting page, to detect faults in time. Over a call or a desk: `DeviceDialog`.',
  avoid: 'To show which devices are off in a call: `VideoStage` does.',
  accessibility:
    'The result is announced once. The microphone level is shown as text and as a bar. The choices are native selects. No device opens without a user action.',
  content: 'Working devices first, then faults and how to fix them.',
};
