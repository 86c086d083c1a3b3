const callWith = (hostName: string | null) =>
  hostName === null ? 'Video call' : `Video call with ${hostName}`;
const host = (hostName: string | null) => hostName ?? 'The doctor';

/** Texts of `GuestCallScreen`. */
export const guestCallCopy = {
  checking: 'Looking for your call',
  asking: {
    title: callWith,
    lead: (hostName: string | null) => `Tell us who you are. ${host(hostName)} then lets you in.`,
    name: 'Your name',
    nameHelp: 'The other person sees it.',
    submit: 'Ask to join',
    again: 'Ask again',
    refused: {
      title: (hostName: string | null) => `${host(hostName)} has not let you in`,
      text: 'Check that your name tells who you are, and ask again. If this was not meant for you, close the page.',
    },
  },
  waiting: {
    title: (hostName: string | null) => `Waiting for ${hostName ?? 'the doctor'}`,
    connecting: 'Connecting',
    leave: 'Stop waiting',
  },
  closed: {
    title: 'This link does not work any more',
    text: 'It has expired, was withdrawn, or was not copied whole.',
    help: 'Ask the person who sent it for a new one.',
  },
  full: {
    title: 'Two people are in this call already',
    text: 'A call has room for two. If you were in it on another device, leave it there first.',
    action: 'Try again',
  },
  failed: { title: 'The call could not be reached', action: 'Try again' },
  home: (product: string) => `Go to ${product}`,
  errors: {
    nameMissing: 'Enter your name.',
    nameLong: 'Enter at most 60 characters.',
  },
} as const;
