/** Default texts of `PasswordField`. */
export const passwordFieldCopy = {
  show: { text: 'Show', name: 'Show password' },
  hide: { text: 'Hide', name: 'Hide password' },
};
