/** Texts of `RemoteView`. */
export const remoteViewCopy = {
  loading: 'Loading',
  forbidden: 'You do not have access to this page.',
  back: 'Go to Home',
  stale: 'This may be out of date. We could not get the latest.',
  retry: 'Try again',
};
