export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.types.ts';
