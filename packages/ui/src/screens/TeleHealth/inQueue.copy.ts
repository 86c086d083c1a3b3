/** Texts of `InQueuePart`. */
export const inQueueCopy = {
  place: {
    heading: 'You are in the queue',
    text: 'Your place is kept, also if you close this page for a while.',
    toWaitingRoom: 'Go to the waiting room',
    leave: 'Leave the queue',
    save: 'Save where you are',
    said: 'Saved. The doctor of this call will see it.',
  },
  called: {
    ready: 'The doctor is ready for you',
    begun: 'Your consultation has begun',
    /** Doctor in the call, present or briefly absent. */
    text: (doctor: string | null, isDoctorHere: boolean) =>
      isDoctorHere
        ? `${doctor ?? 'The doctor'} is in the call and waits for you.`
        : `${doctor ?? 'The doctor'} has opened your call and is not in it at the moment. Join, and wait there.`,
    join: 'Join the call',
  },
  leave: {
    title: 'Leave the queue?',
    text: 'You give up your place. If you join again, you start at the end.',
    confirm: 'Leave the queue',
    cancel: 'Stay in the queue',
  },
} as const;
