import { CameraIcon, RetryIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PermissionHint } from '../PermissionHint/index.ts';
import { useFocusWhenLost } from '../useFocusWhenLost.ts';
import { StreamVideo } from '../VideoStage/StreamVideo.tsx';
import { deviceCheckCopy as copy } from './DeviceCheck.copy.ts';
import * as styles from './DeviceCheck.css.ts';
import { DeviceMenus, type DeviceMenusProps } from './DeviceMenus.tsx';

/** State of the camera and microphone check. */
export type DeviceCheckState =
  | { status: 'idle' }
  | { status: 'opening' }
  | {
      status: 'open';
      /** Own video; `null` without a camera, and while it is off. */
      stream: MediaStream | null;
      hasMicrophone: boolean;
      /** Whether the user has switched the camera off, as in a call. */
      isCameraOff?: boolean;
      /** Whether the user has switched the microphone off. */
      isMicrophoneOff?: boolean;
      /** Current microphone level, 0 to 1. */
      level: number;
      /** Whether the microphone has received sound since it was opened. */
      isHeard: boolean;
    }
  | {
      status: 'failed';
      /** Error text, as specified. */
      message: string;
      /** Steps to fix the fault in this browser. */
      helpSteps: readonly string[];
    };

/** Props of `DeviceCheck`. */
export interface DeviceCheckProps {
  /** State of the check. */
  check: DeviceCheckState;
  /** Called to open camera and microphone, first and after a failure. */
  onCheck: () => void;
  /** Choice of the devices, shown while they are open. */
  menus?: DeviceMenusProps;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3;
}

/** Previews camera and microphone before a call. It opens no device without a user action. */
export function DeviceCheck({ headingLevel = 2, ...props }: DeviceCheckProps) {
  // The button is gone once it has been pressed.
  const headingRef = useFocusWhenLost<HTMLHeadingElement>(props.check.status);
  return (
    <div className={styles.root}>
      <Heading ref={headingRef} level={headingLevel} size="h4" tabIndex={-1}>
        {copy.heading}
      </Heading>
      <CheckSteps {...props} />
    </div>
  );
}

/** Renders the state of the check, with what the user can do about it. */
export function CheckSteps({ check, onCheck, menus }: Omit<DeviceCheckProps, 'headingLevel'>) {
  switch (check.status) {
    case 'idle':
      return (
        <>
          <Text tone="muted">{copy.idle}</Text>
          <div>
            <Button variant="soft" leadingIcon={<CameraIcon size={20} />} onPress={onCheck}>
              {copy.check}
            </Button>
          </div>
        </>
      );
    case 'opening':
      return (
        <div className={styles.finding({})} role="status">
          <Spinner size="sm" label={copy.opening} />
          <Text as="span">{copy.openingHint}</Text>
        </div>
      );
    case 'open':
      return (
        <div className={styles.open}>
          <Findings {...check} />
          {menus ? <DeviceMenus {...menus} /> : null}
        </div>
      );
    case 'failed':
      return (
        <PermissionHint
          permission="camera"
          title={check.message}
          steps={check.helpSteps}
          actions={
            <Button variant="soft" leadingIcon={<RetryIcon size={20} />} onPress={onCheck}>
              {copy.again}
            </Button>
          }
        />
      );
    default:
      return check satisfies never;
  }
}

function Findings(check: Extract<DeviceCheckState, { status: 'open' }>) {
  const { stream, hasMicrophone, level, isCameraOff = false, isMicrophoneOff = false } = check;
  return (
    <div className={styles.column}>
      <div className={styles.picture} data-theme="dark">
        {stream === null ? (
          <p className={styles.off}>{isCameraOff ? copy.camera.off : copy.camera.missing}</p>
        ) : (
          <StreamVideo stream={stream} label={copy.picture} isSelf />
        )}
      </div>
      {hasMicrophone && !isMicrophoneOff ? (
        <div className={styles.level} aria-hidden="true">
          <span className={styles.levelFill} style={{ inlineSize: `${Math.round(level * 100)}%` }} />
        </div>
      ) : null}
      <div className={styles.findings} role="status">
        {stream === null ? null : <Finding isFound>{copy.camera.works}</Finding>}
        <MicrophoneFinding {...check} />
      </div>
    </div>
  );
}

function MicrophoneFinding(check: Extract<DeviceCheckState, { status: 'open' }>) {
  if (check.isMicrophoneOff) return <Finding isFound={false}>{copy.microphone.off}</Finding>;
  if (!check.hasMicrophone) return <Finding isFound={false}>{copy.microphone.missing}</Finding>;
  if (check.isHeard) return <Finding isFound>{copy.microphone.works}</Finding>;
  return (
    <Text size="small" tone="muted">
      {copy.microphone.listening}
    </Text>
  );
}

function Finding({ isFound, children }: { isFound: boolean; children: string }) {
  const Icon = isFound ? SuccessIcon : WarningIcon;
  return (
    <p className={styles.finding({ isFound })}>
      <Icon />
      {children}
    </p>
  );
}
