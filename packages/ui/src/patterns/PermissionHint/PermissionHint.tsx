import type { ReactNode } from 'react';
import { AddressIcon, CameraIcon, MicrophoneIcon, NotificationIcon } from '../../icons/index.ts';
import * as styles from './PermissionHint.css.ts';

/** Props of `PermissionHint`. */
export interface PermissionHintProps {
  /** Blocked permission, which selects the picture. */
  permission: 'camera' | 'microphone' | 'notifications' | 'location';
  /** Restriction and cause: “Your browser blocks the camera.” */
  title: string;
  /** Steps in this browser, in order. */
  steps: readonly string[];
  /** Features that work without the permission. */
  children?: ReactNode;
  /** Retry button, or an alternative. */
  actions?: ReactNode;
}

const icons = {
  camera: CameraIcon,
  microphone: MicrophoneIcon,
  notifications: NotificationIcon,
  location: AddressIcon,
};

/** Explains how to grant a blocked permission in the browser, because a page cannot request it again. */
export function PermissionHint({ permission, title, steps, children, actions }: PermissionHintProps) {
  const Icon = icons[permission];
  return (
    <div role="status" className={styles.root}>
      <span className={styles.icon}>
        <Icon size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {children ? <p>{children}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
