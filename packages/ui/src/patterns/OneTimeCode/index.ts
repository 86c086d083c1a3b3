export { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx';
