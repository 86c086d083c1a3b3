/** Texts of `ConsultationScreen`. */
export const consultationCopy = {
  title: 'Consultation',
  /** Ongoing consultation, for its patient. */
  ongoing: {
    waiting: {
      title: 'You are in the queue',
      text: () => 'The doctor has not joined yet. Your place is kept.',
      action: 'Go to the waiting room',
    },
    in_call: {
      title: 'The doctor is ready for you',
      text: (doctor: string | null) => `${doctor ?? 'The doctor'} has opened your call.`,
      action: 'Join the call',
    },
  },
  /** Ongoing consultation, for its doctor. */
  attending: {
    title: 'Your consultation is under way',
    text: (patient: string | null) => (patient ? `With ${patient}.` : ''),
    action: 'Return to call',
  },
  pastHeading: 'Past consultations',
  columns: { with: 'With', when: 'When', length: 'Length', outcome: 'Note and plan' },
  note: 'Note',
  plan: 'Plan',
  addendum: (day: string) => `Added on ${day}`,
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  /** Accessible name of the button with {@link messages}. */
  openMessages: (messages: string, name: string, when: string) => `${messages} with ${name}, ${when}`,
  noOutcome: 'Nothing written',
  noShow: 'The patient did not join the call',
  /** Replaces the name in a consultation that ended before a doctor joined. */
  nobody: 'No doctor joined',
  duration: (minutes: number) =>
    minutes < 1 ? 'Less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`,
  empty: {
    title: 'No past consultations',
    text: 'After a video consultation you will find here who you talked to, when, and what was agreed.',
    action: 'See a doctor',
  },
} as const;
