export { CallBanner, type CallBannerProps } from './CallBanner.tsx';
