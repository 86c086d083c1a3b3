import { fn } from 'storybook/test';
import { ready } from '../../patterns/RemoteView/index.ts';
import type { AccountStepProps, CodeStepProps, SignUpProfileScreenProps } from './SignUpScreen.types.ts';

const option = (label: string) => ({ value: label.toLowerCase(), label });

export const accountStep: AccountStepProps = {
  step: 'account',
  isPending: false,
  loginHref: '/login',
  onSubmit: fn(),
};

export const codeStep: CodeStepProps = {
  step: 'code',
  isPending: false,
  email: 'nurul.aisyah@demo.vitalane.example',
  demoOutboxHref: null,
  isSpent: false,
  resend: 'ready',
  onSubmit: fn(),
  onResend: fn(),
  onSignOut: fn(),
};

export const profileStep: SignUpProfileScreenProps = {
  isPending: false,
  today: '2026-01-15',
  lists: ready({
    genders: ['Female', 'Male'].map(option),
    ethnicities: ['Chinese', 'Malay', 'Indian', 'Other'].map(option),
    chronicConditions: ['Diabetes', 'High blood pressure', 'Kidney disease'].map(option),
    currentMedications: [
      { ...option('Tablets for diabetes'), includes: ['Glucophage', 'metformin'] },
      { ...option('Statin for cholesterol'), includes: ['atorvastatin', 'Lipitor'] },
    ],
  }),
  onRetry: fn(),
  onSubmit: fn(),
  onSignOut: fn(),
};
