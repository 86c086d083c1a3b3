const onDevice = (device: string | null) => (device === null ? '' : ` on ${device}`);

/** Texts of the questions about doses. */
export const doseDialogsCopy = {
  question: {
    title: (name: string) => `Check before you take ${name}`,
    confirm: 'Yes, record it',
    decline: 'No, do not record',
  },
  conflict: {
    taken: {
      title: 'Already recorded',
      text: (name: string, when: string, device: string | null) =>
        `${name} was recorded as taken ${when}${onDevice(device)}. Do not take it again.`,
      decline: 'OK',
    },
    skipped: {
      title: 'This dose was skipped',
      text: (name: string, device: string | null) =>
        `${name} was skipped${onDevice(device)}. Did you take it after all?`,
      decline: 'No, keep it skipped',
      confirm: 'Yes, record it',
    },
    takenNotSkipped: {
      title: 'This dose was taken',
      text: (name: string, when: string, device: string | null) =>
        `${name} was recorded as taken ${when}${onDevice(device)}. Is that wrong?`,
      decline: 'Keep it as taken',
      confirm: 'I did not take it',
    },
  },
} as const;
