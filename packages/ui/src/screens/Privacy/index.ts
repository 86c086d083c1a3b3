export { PrivacyScreen, type PrivacyScreenProps, type PrivacyText } from './PrivacyScreen.tsx';
