import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { OnCard } from './OnCard.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodesStep } from './RecoveryCodesStep.tsx';
import { ScanStep } from './ScanStep.tsx';
import { secondFactorCopy as copy } from './SecondFactorScreen.copy.ts';
import type { SecondFactorState, SecondFactorStep, StepFormState } from './SecondFactorScreen.types.ts';

/** Props of `SecondFactorScreen`. */
export interface SecondFactorScreenProps {
  /** State of the second factor. */
  state: Remote<SecondFactorState>;
  /** Current step of the setup. */
  step: SecondFactorStep;
  /** State of the form of the current step. */
  form: StepFormState;
  /** Called when the user signs out. Set it only if the second factor is mandatory: a sign-out button then replaces the back link. */
  onSignOut?: () => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to start the setup. The password is empty for accounts without one. */
  onBegin: (password: string) => void;
  /** Called with the code of the authenticator app. */
  onConfirm: (code: string) => void;
  /** Called when the setup is cancelled. */
  onCancelScan: () => void;
  /** Called with the recovery codes to copy. */
  onCopyCodes: (codes: readonly string[]) => void;
  /** Called when the user has stored the recovery codes. */
  onDone: () => void;
  /** Called with the password, to create new recovery codes. */
  onRenewCodes: (password: string) => void;
  /** Called with the password, to turn the second factor off. */
  onTurnOff: (password: string) => void;
}

/** Renders route `/SecondFactor`: sets up an authenticator app, shows recovery codes once, and turns both off. */
export function SecondFactorScreen(props: SecondFactorScreenProps) {
  const hrefTo = useHrefTo();
  const { state, onSignOut } = props;
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      width="form"
      {...(onSignOut
        ? {
            actions: (
              <Button variant="quiet" onPress={onSignOut}>
                {copy.signOut}
              </Button>
            ),
          }
        : { back: { href: hrefTo('security'), label: copy.back } })}
    >
      {onSignOut && props.step.kind === 'overview' ? <Banner tone="info">{copy.required}</Banner> : null}
      <RemoteView value={state} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetry}>
        {(known) => <Step {...props} known={known} />}
      </RemoteView>
    </Page>
  );
}

function Step(props: SecondFactorScreenProps & { known: SecondFactorState }) {
  const { step, known, form } = props;
  if (step.kind === 'codes') return <RecoveryCodesStep {...props} codes={step.recoveryCodes} />;
  if (step.kind === 'scan') return <ScanStep {...props} authenticator={step.key} />;
  if (known.isOn) return <OnCard {...props} {...known} />;
  return <PasswordStep hasPassword={known.hasPassword} form={form} onBegin={props.onBegin} />;
}
