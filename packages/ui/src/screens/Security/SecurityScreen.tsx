import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Switch } from '../../patterns/Switch/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { AccessCard } from './AccessCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { securityCopy as copy } from './SecurityScreen.copy.ts';
import * as styles from './SecurityScreen.css.ts';
import type {
  EmailChange,
  EmailChangeState,
  PasswordChange,
  RecordAccess,
  SecurityFormState,
  SignedInDevice,
} from './SecurityScreen.types.ts';

/** Props of `SecurityScreen`. */
export interface SecurityScreenProps {
  /** Account settings: e-mail address, whether a password is set, and whether notifications are shown. */
  account: Remote<{ email: string; hasPassword: boolean; showNotifications: boolean }>;
  /** Whether the user has a health record that others may open. */
  hasRecord: boolean;
  /** Years for which the clinic keeps consultations after the account is deleted; omitted while unknown. */
  clinicalRecordYears?: number;
  /** Whether a second factor is enabled; `null` until it is known. */
  hasSecondFactor: boolean | null;
  /** State of the password change. */
  passwordForm: SecurityFormState;
  /** State of the e-mail change. */
  emailForm: EmailChangeState;
  /** State of the account deletion. */
  deletionForm: SecurityFormState;
  /** Error of the last change of the notification setting. */
  notificationsMessage?: string;
  /** Devices with a session. */
  devices: Remote<readonly SignedInDevice[]>;
  /** Devices whose sign-out is pending. */
  endingUuids: readonly string[];
  /** Error of the last sign-out of a device. */
  devicesMessage?: string;
  /** Accesses to the record, newest first. */
  accesses: Remote<readonly RecordAccess[]>;
  /** Whether older accesses can be loaded. */
  hasOlderAccesses: boolean;
  /** Whether older accesses are being loaded. */
  isLoadingOlderAccesses: boolean;
  /** Called when the user retries loading the account. */
  onRetryAccount: () => void;
  /** Called when the user retries loading the devices. */
  onRetryDevices: () => void;
  /** Called when the user retries loading the accesses. */
  onRetryAccesses: () => void;
  /** Called to load older accesses. */
  onLoadOlderAccesses: () => void;
  /** Called with the current and the new password. */
  onChangePassword: (change: PasswordChange) => void;
  /** Called with the new address and the password. */
  onChangeEmail: (change: EmailChange) => void;
  /** Called with the code from the e-mail. */
  onConfirmEmail: (code: string) => void;
  /** Called when the user changes the new address before confirming it. */
  onUseAnotherEmail: () => void;
  /** Called with the new notification setting. */
  onShowNotifications: (isShown: boolean) => void;
  /** Called with the devices to sign out. */
  onEndDevices: (uuids: readonly string[]) => void;
  /** Called with the password, to delete the account. */
  onDeleteAccount: (password: string) => void;
}

/** Renders route `/Security`: sign-in, devices, accesses to the record, and account deletion. */
export function SecurityScreen(props: SecurityScreenProps) {
  const hrefTo = useHrefTo();
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: hrefTo('settings'), label: copy.back }}>
      <RemoteView value={props.account} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetryAccount}>
        {({ email, hasPassword, showNotifications }) => (
          <div className={styles.cards}>
            <PasswordCard
              hasPassword={hasPassword}
              state={props.passwordForm}
              onChangePassword={props.onChangePassword}
            />
            <EmailCard {...props} email={email} hasPassword={hasPassword} state={props.emailForm} />
            {props.hasSecondFactor === null ? null : (
              <div className={styles.wide}>
                <SecondFactorCard isOn={props.hasSecondFactor} />
              </div>
            )}
            <div className={styles.wide}>
              <DevicesCard
                devices={props.devices}
                endingUuids={props.endingUuids}
                message={props.devicesMessage}
                onEnd={props.onEndDevices}
                onRetry={props.onRetryDevices}
              />
            </div>
            {props.hasRecord ? (
              <div className={styles.wide}>
                <AccessCard
                  accesses={props.accesses}
                  hasOlder={props.hasOlderAccesses}
                  isLoadingOlder={props.isLoadingOlderAccesses}
                  onLoadOlder={props.onLoadOlderAccesses}
                  onRetry={props.onRetryAccesses}
                />
              </div>
            ) : null}
            <NotificationsCard {...props} isShown={showNotifications} />
            <DeletionCard
              clinicalRecordYears={props.hasRecord ? props.clinicalRecordYears : undefined}
              hasPassword={hasPassword}
              state={props.deletionForm}
              onDeleteAccount={props.onDeleteAccount}
            />
          </div>
        )}
      </RemoteView>
    </Page>
  );
}

function SecondFactorCard({ isOn }: { isOn: boolean }) {
  const hrefTo = useHrefTo();
  const { title, on, off, change, setUp } = copy.secondFactor;
  return (
    <Card title={title}>
      <Stack gap="md" align="start">
        <Text tone="muted">{isOn ? on : off}</Text>
        <Link href={hrefTo('secondFactor')}>{isOn ? change : setUp}</Link>
      </Stack>
    </Card>
  );
}

type NotificationsCardProps = Pick<SecurityScreenProps, 'notificationsMessage' | 'onShowNotifications'> & {
  isShown: boolean;
};

function NotificationsCard({ isShown, notificationsMessage, onShowNotifications }: NotificationsCardProps) {
  const { title, show, help, failed } = copy.notifications;
  return (
    <Card title={title}>
      <Stack gap="md">
        {notificationsMessage ? <Banner tone="error">{failed(notificationsMessage)}</Banner> : null}
        <Switch description={help} isSelected={isShown} onChange={onShowNotifications}>
          {show}
        </Switch>
      </Stack>
    </Card>
  );
}
