/** Texts of `ToastRegion`. */
export const toastCopy = { region: 'Messages', close: 'Close message' };
