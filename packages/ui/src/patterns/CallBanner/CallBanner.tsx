import { VideoIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { callBannerCopy as copy } from './CallBanner.copy.ts';
import * as styles from './CallBanner.css.ts';

/** Props of `CallBanner`. */
export interface CallBannerProps {
  /** Name of the doctor who waits in the call; null while it is not known. */
  doctor: string | null;
  /** Path of the call. */
  callHref: string;
}

/** Tells a patient on any page that the doctor waits in the call, and leads there. It stays at the lower edge until the patient joins. */
export function CallBanner({ doctor, callHref }: CallBannerProps) {
  return (
    <div className={styles.banner} role="alert">
      <p className={styles.words}>
        <VideoIcon className={styles.icon} />
        {copy.ready(doctor)}
      </p>
      <ButtonLink href={callHref}>{copy.join}</ButtonLink>
    </div>
  );
}
