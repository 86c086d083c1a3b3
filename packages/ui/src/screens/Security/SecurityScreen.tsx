import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Switch } from '../../patterns/Switch/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link } from '../../primitives/Link/index.ts';
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
  /** What signing in depends on: the address, whether a password is set, whether messages are shown. */
  account: Remote<{ email: string; hasPassword: boolean; showNotifications: boolean }>;
  /** Whether the person has a health record that others may open. */
  hasRecord: boolean;
  /** Years for which the clinic keeps consultations after the account is deleted; left out while it is not known. */
  clinicalRecordYears?: number;
  /** Whether sign-in asks for a code of an app; null until that is known. */
  hasSecondFactor: boolean | null;
  /** How far the change of the password has come. */
  passwordForm: SecurityFormState;
  /** How far the change of the address has come. */
  emailForm: EmailChangeState;
  /** How far the deletion of the account has come. */
  deletionForm: SecurityFormState;
  /** Why the last change of the notifications was not saved. */
  notificationsMessage?: string;
  /** Where the account is signed in. */
  devices: Remote<readonly SignedInDevice[]>;
  /** Devices that are being signed out now. */
  endingUuids: readonly string[];
  /** Why a device could not be signed out, for people. */
  devicesMessage?: string;
  /** Who has opened the record, newest first. */
  accesses: Remote<readonly RecordAccess[]>;
  /** Whether there are older accesses than are loaded. */
  hasOlderAccesses: boolean;
  /** Whether older accesses are being fetched. */
  isLoadingOlderAccesses: boolean;
  /** Called to fetch the account again. */
  onRetryAccount: () => void;
  /** Called to fetch the devices again. */
  onRetryDevices: () => void;
  /** Called to fetch the accesses again. */
  onRetryAccesses: () => void;
  /** Called to fetch older accesses. */
  onLoadOlderAccesses: () => void;
  /** Called with the old and the new password. */
  onChangePassword: (change: PasswordChange) => void;
  /** Called with the new address and the password that allows it. */
  onChangeEmail: (change: EmailChange) => void;
  /** Called with the code sent to the new address. */
  onConfirmEmail: (code: string) => void;
  /** Called when the code is to go to another address. */
  onUseAnotherEmail: () => void;
  /** Called with whether messages are shown from now on. */
  onShowNotifications: (isShown: boolean) => void;
  /** Called with the devices to sign out. */
  onEndDevices: (uuids: readonly string[]) => void;
  /** Called with the password that allows the deletion of the account. */
  onDeleteAccount: (password: string) => void;
}

/** Route `/Security`: how a person signs in, where they are signed in, who opened their record, and how to leave. */
export function SecurityScreen(props: SecurityScreenProps) {
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: '/Settings', label: copy.back }}>
      <RemoteView value={props.account} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetryAccount}>
        {({ email, hasPassword, showNotifications }) => (
          <div className={styles.cards}>
            <PasswordCard
              hasPassword={hasPassword}
              state={props.passwordForm}
              onChangePassword={props.onChangePassword}
            />
            <EmailCard {...props} {...{ email, hasPassword }} state={props.emailForm} />
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
  const { title, on, off, change, setUp } = copy.secondFactor;
  return (
    <Card title={title}>
      <Stack gap="md" align="start">
        <Text tone="muted">{isOn ? on : off}</Text>
        <Link href="/SecondFactor">{isOn ? change : setUp}</Link>
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
