export { LoginScreen } from './LoginScreen.tsx';
export type { Credentials, LoginScreenProps, ProviderSignIn } from './LoginScreen.types.ts';
