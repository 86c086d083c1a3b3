/** Texts of `RouterErrorScreen`. */
export const routerErrorCopy = {
  title: 'Unexpected Application Error!',
  text: 'Something Went Wrong',
  help: 'What you saved is safe. Load the page again; if that does not help, go back to Home.',
  reload: 'Load the page again',
  home: 'Go to Home',
} as const;
