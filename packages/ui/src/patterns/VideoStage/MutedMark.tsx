import { MicrophoneOffIcon } from '../../icons/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { videoStageCopy as copy } from './VideoStage.copy.ts';

/** Tells beside a name that the person's microphone is off. */
export function MutedMark() {
  return (
    <>
      <MicrophoneOffIcon />
      <VisuallyHidden>{copy.microphoneOff}</VisuallyHidden>
    </>
  );
}
