import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DeviceCheck`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Before a video call, on the waiting page, to detect faults in time.',
  avoid: 'During a call: `VideoStage` shows devices that are off.',
  accessibility:
    'The result is announced once. The microphone level is shown as text and as a bar. No device opens without a user action.',
  content: 'Working devices first, then faults and how to fix them.',
};
