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
  state: Remote<SecondFactorState>;
  step: SecondFactorStep;
  /** The form of the present step. */
  form: StepFormState;
  /** Set where the person can do nothing else first: the page then offers to sign out instead of leading back. */
  onSignOut?: () => void;
  onRetry: () => void;
  /** Begins to set the app up. The password is empty for somebody who has none. */
  onBegin: (password: string) => void;
  onConfirm: (code: string) => void;
  onCancelScan: () => void;
  onCopyCodes: (codes: readonly string[]) => void;
  onDone: () => void;
  onRenewCodes: (password: string) => void;
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
