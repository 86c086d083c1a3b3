import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
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
  /** Whether a second factor is in use. */
  state: Remote<SecondFactorState>;
  /** How far the change of the second factor has come. */
  step: SecondFactorStep;
  /** The form of the present step. */
  form: StepFormState;
  /** Set where the person can do nothing else first: the page then offers to sign out instead of leading back. */
  onSignOut?: () => void;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Begins to set the app up. The password is empty for somebody who has none. */
  onBegin: (password: string) => void;
  /** Called with the code that the authenticator shows. */
  onConfirm: (code: string) => void;
  /** Called when the second factor is not set up after all. */
  onCancelScan: () => void;
  /** Called with the recovery codes to copy. */
  onCopyCodes: (codes: readonly string[]) => void;
  /** Called when the recovery codes are kept. */
  onDone: () => void;
  /** Called with the password that allows new recovery codes. */
  onRenewCodes: (password: string) => void;
  /** Called with the password that allows to turn the second factor off. */
  onTurnOff: (password: string) => void;
}

/** Route `/SecondFactor`: sets up an authenticator app, shows recovery codes once, and turns both off again. */
export function SecondFactorScreen(props: SecondFactorScreenProps) {
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
        : { back: { href: '/Security', label: copy.back } })}
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
