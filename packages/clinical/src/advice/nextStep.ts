/** The next step on Home of somebody whose home average is above their goal. */
export const SEE_DOCTOR_STEP = {
  title: 'Talk to a doctor',
  text: 'Your recent readings are above your goal. A doctor can look at them with you by video.',
  action: 'See a doctor',
} as const;
