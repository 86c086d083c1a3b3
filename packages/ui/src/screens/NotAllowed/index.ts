export { NotAllowedScreen, type NotAllowedScreenProps } from './NotAllowedScreen.tsx';
