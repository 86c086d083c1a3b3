/** Texts of `NotFoundScreen`. */
export const notFoundCopy = {
  title: 'Page not found',
  text: 'There is nothing at this address. The link may be old or mistyped.',
  action: 'Go to Home',
} as const;
