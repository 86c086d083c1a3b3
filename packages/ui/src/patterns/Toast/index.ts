export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { createToastQueue, showToast, type ToastMessage, type ToastQueue } from './toastQueue.ts';
