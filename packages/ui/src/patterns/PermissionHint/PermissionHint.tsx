import type { ReactNode } from 'react';
import { AddressIcon, CameraIcon, MicrophoneIcon, NotificationIcon } from '../../icons/index.ts';
import * as styles from './PermissionHint.css.ts';

/** Props of `PermissionHint`. */
export interface PermissionHintProps {
  /** What the browser keeps from the page: chooses the picture. */
  permission: 'camera' | 'microphone' | 'notifications' | 'location';
  /** What does not work and why: “Your browser blocks the camera.” */
  title: string;
  /** What to press in this browser, in order. */
  steps: readonly string[];
  /** What works without the permission. */
  children?: ReactNode;
  /** The retry button, or an alternative. */
  actions?: ReactNode;
}

const icons = {
  camera: CameraIcon,
  microphone: MicrophoneIcon,
  notifications: NotificationIcon,
  location: AddressIcon,
};

/** Explains how to allow in the browser what a page cannot request a second time. */
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
