/** Texts of `NotAllowedScreen`. */
export const notAllowedCopy = {
  title: 'Not allowed',
  text: 'You do not have access to this page.',
  help: 'Your account has a different role. If you think this is wrong, ask your clinic.',
  action: 'Go to Home',
} as const;
