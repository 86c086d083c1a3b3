import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `DeviceCheck`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Before a video call, where the person waits, so that faults show while there is time.',
  avoid: 'In the call itself: `VideoStage` shows what is off.',
  accessibility:
    'What was found is announced once; the level of the microphone is words as well as a bar; nothing opens unasked.',
  content: 'Say what works, then what does not and how to fix it.',
};
