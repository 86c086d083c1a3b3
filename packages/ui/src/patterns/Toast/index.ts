export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export {
  createToastQueue,
  type QueuedToast,
  showToast,
  type ToastMessage,
  type ToastQueue,
} from './toastQueue.ts';
