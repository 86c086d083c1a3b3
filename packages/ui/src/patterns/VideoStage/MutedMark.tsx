import { MicrophoneOffIcon } from '../../icons/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { videoStageCopy as copy } from './VideoStage.copy.ts';

/** Renders the mark beside a name whose microphone is off. */
export function MutedMark() {
  return (
    <>
      <MicrophoneOffIcon />
      <VisuallyHidden>{copy.microphoneOff}</VisuallyHidden>
    </>
  );
}
