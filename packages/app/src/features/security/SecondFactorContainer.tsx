import { SecondFactorScreen, type SecondFactorStep } from '@vitalane/ui/screens/SecondFactor';
import { useState } from 'react';
import { encode } from 'uqr';
import { toRemote } from '../../lib/remote.ts';
import { useSubmission } from '../../lib/useSubmission.ts';
import { useSession } from '../../session/useSession.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  useSecondFactor,
} from './secondFactor.api.ts';

const overview: SecondFactorStep = { kind: 'overview' };
const passwordErrors = { byCode: { wrong_password: 'password' } } as const;
const codeErrors = { byCode: { wrong_second_factor: 'code' } } as const;

/** Route `/SecondFactor`; replaces every page for staff without an authenticator app. */
export function SecondFactorContainer() {
  const { accountStatus, onSignOut, onFactorSetUp } = useSession();
  const secondFactor = useSecondFactor();
  const [step, setStep] = useState(overview);
  const { state: form, submit } = useSubmission();
  const showCodes = (recoveryCodes: readonly string[]) => setStep({ kind: 'codes', recoveryCodes });

  async function begin(password: string): Promise<void> {
    const { secret, address } = await beginSecondFactor(password);
    setStep({ kind: 'scan', key: { secret, modules: encode(address, { border: 0 }).data } });
  }

  function finish(): void {
    setStep(overview);
    void secondFactor.refetch();
    onFactorSetUp();
  }

  return (
    <SecondFactorScreen
      state={toRemote(secondFactor)}
      step={step}
      form={form}
      onSignOut={accountStatus === 'enrolling' ? onSignOut : undefined}
      onRetry={() => void secondFactor.refetch()}
      onBegin={(password) => void submit(() => begin(password), passwordErrors)}
      onConfirm={(code) => void submit(async () => showCodes(await confirmSecondFactor(code)), codeErrors)}
      onCancelScan={() => setStep(overview)}
      onCopyCodes={(codes) => void navigator.clipboard.writeText(codes.join('\n'))}
      onDone={finish}
      onRenewCodes={(password) =>
        void submit(async () => showCodes(await renewRecoveryCodes(password)), passwordErrors)
      }
      onTurnOff={(password) =>
        void submit(async () => {
          await removeSecondFactor(password);
          await secondFactor.refetch();
        }, passwordErrors)
      }
    />
  );
}
