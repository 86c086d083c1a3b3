import { useState } from 'react';
import { UserIcon } from '../../icons/index.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Name of the person. Its initials replace a missing or broken picture. */
  fullName: string;
  /** Address of the picture, usually a `data:` URL. */
  src?: string;
  /** `md` is 36 px; `lg`, 96 px, is for the person's own profile. */
  size?: 'md' | 'lg';
  /** Set when the name is visible beside it, so that it is not read twice. */
  isDecorative?: boolean;
}

/** A person, as a picture or initials. */
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
