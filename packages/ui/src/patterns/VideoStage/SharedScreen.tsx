import { StreamVideo } from './StreamVideo.tsx';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

interface SharedScreenProps {
  /** `null` while the other party shares nothing. */
  stream: MediaStream | null;
  /** Name of the other party. */
  name: string;
}

/** Renders the screen of the other party, beside the small pictures, so that none covers it. */
export function SharedScreen({ stream, name }: SharedScreenProps) {
  const label = copy.screen.of(name);
  return (
    <>
      {stream ? (
        <div className={styles.screen}>
          <StreamVideo stream={stream} label={label} />
        </div>
      ) : null}
      {/* Always mounted, so that screen readers announce a screen. */}
      <div role="status">
        {stream ? (
          <p className={styles.nameTag({ place: 'remote' })}>
            <span className={styles.name}>{label}</span>
          </p>
        ) : null}
      </div>
    </>
  );
}
