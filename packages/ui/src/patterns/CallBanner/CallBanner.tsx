import { VideoIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { callBannerCopy as copy } from './CallBanner.copy.ts';
import * as styles from './CallBanner.css.ts';
import { keepClear } from './keepClear.ts';

/** Props of `CallBanner`. */
export interface CallBannerProps {
  /** Name of the doctor in the call; `null` until it is known. */
  doctor: string | null;
  /** Path of the call. */
  callHref: string;
}

/** Shows a patient on any page that the doctor waits in the call, with a link to it. It stays at the bottom until the patient joins. */
export function CallBanner({ doctor, callHref }: CallBannerProps) {
  return (
    <div ref={keepClear} className={styles.banner} role="alert">
      <p className={styles.words}>
        <VideoIcon className={styles.icon} />
        {copy.ready(doctor)}
      </p>
      <ButtonLink href={callHref}>{copy.join}</ButtonLink>
    </div>
  );
}
