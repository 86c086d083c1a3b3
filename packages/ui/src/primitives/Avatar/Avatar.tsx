import { useState } from 'react';
import { UserIcon } from '../../icons/index.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Full name. Its initials replace a missing or broken picture. */
  fullName: string;
  /** URL of the picture, usually a `data:` URL. */
  src?: string;
  /** `md` is 36 px; `lg`, 96 px, is for the user's own profile. @default 'md' */
  size?: 'md' | 'lg';
  /** Whether the name is visible beside the avatar, so that screen readers skip it here. */
  isDecorative?: boolean;
}

/** Renders a person as a picture or initials. */
export function Avatar({ fullName, src, size, isDecorative = false }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const label = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': fullName };
  return (
    <span {...label} className={styles.avatar({ size })}>
      {src && src !== brokenSrc ? (
        <img className={styles.image} src={src} alt="" onError={() => setBrokenSrc(src)} />
      ) : (
        initials(fullName) || <UserIcon size={20} />
      )}
    </span>
  );
}
