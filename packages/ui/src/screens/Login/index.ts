export { type Credentials, LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
