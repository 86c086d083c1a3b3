/** Texts of `PasswordField` that no caller gives. */
export const passwordFieldCopy = {
  show: { text: 'Show', name: 'Show password' },
  hide: { text: 'Hide', name: 'Hide password' },
};
