export { InactiveAccountScreen, type InactiveAccountScreenProps } from './InactiveAccountScreen.tsx';
