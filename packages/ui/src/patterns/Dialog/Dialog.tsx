import { lazyOverlay, useLazyOverlay } from '../lazyOverlay.ts';
import type { DialogProps } from './Dialog.types.ts';

const dialogBox = lazyOverlay(async () => (await import('../overlays.ts')).DialogBox);

/** Renders a modal dialog that traps focus until it closes. To confirm an action use `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  const DialogBox = useLazyOverlay(dialogBox, props.isOpen);
  return DialogBox ? <DialogBox {...props} /> : null;
}
