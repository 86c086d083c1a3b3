export { lazyOverlay, useLazyOverlay } from './lazyOverlay.ts';
