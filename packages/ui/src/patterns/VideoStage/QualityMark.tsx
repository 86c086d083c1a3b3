import { SignalIcon, SignalLowIcon, SignalMediumIcon } from '../../icons/index.ts';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

/** Quality of the call for this side. */
export type CallQualityLevel = 'good' | 'weak' | 'bad';

const icons = { good: SignalIcon, weak: SignalMediumIcon, bad: SignalLowIcon };

/** Renders the quality of the call. It is no live region: what a change means for the user is announced as advice. */
export function QualityMark({ level }: { level: CallQualityLevel }) {
  const LevelIcon = icons[level];
  return (
    <p className={styles.quality({ level })}>
      <span className={styles.bars}>
        {/* The bars that are missing stay visible, so that few bars are not overlooked. */}
        <SignalIcon />
        <LevelIcon />
      </span>
      <span className={styles.qualityText}>{copy.quality[level]}</span>
    </p>
  );
}
