/** Texts of the bar. */
export const waitingBarCopy = {
  label: 'Your place in the queue',
  next: 'You are next in the queue',
  position: (position: number) => `Number ${position} in the queue`,
  inQueue: 'You are in the queue',
  estimate: (estimate: string) => `Estimated wait: ${estimate}`,
  noDoctor: 'No doctor is online at the moment.',
  kept: 'Your place is kept.',
  seePlace: 'See your place',
  begun: 'Your consultation has begun',
  doctorAway: (doctor: string | null) => `${doctor ?? 'The doctor'} is not in the call at the moment.`,
  join: 'Join the call',
} as const;
