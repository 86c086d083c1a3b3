export { SecurityScreen, type SecurityScreenProps } from './SecurityScreen.tsx';
export type {
  EmailChange,
  EmailChangeState,
  PasswordChange,
  RecordAccess,
  SecurityFormState,
  SignedInDevice,
} from './SecurityScreen.types.ts';
