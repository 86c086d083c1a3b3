export { SecondFactorCheckScreen, type SecondFactorCheckScreenProps } from './SecondFactorCheckScreen.tsx';
