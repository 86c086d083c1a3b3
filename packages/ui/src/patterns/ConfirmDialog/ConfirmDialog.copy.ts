/** Texts of `ConfirmDialog` that no caller gives. */
export const confirmDialogCopy = { cancel: 'Cancel' };
