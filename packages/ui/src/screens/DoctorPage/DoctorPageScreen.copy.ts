/** Texts of `DoctorPageScreen`. */
export const doctorPageCopy = {
  title: 'Patients',
  devices: 'Check camera and sound',
  clinicLead: 'Who waits for a video consultation. Doctors open the calls.',
  availability: {
    heading: 'Your availability',
    label: 'I see patients now',
    saving: 'Saving…',
    on: 'Patients are told that a doctor is online.',
    off: 'Patients can still join the queue, but see that no doctor is online.',
  },
  queue: {
    heading: 'Queue',
    name: 'Patient',
    nric: 'NRIC or FIN',
    nricUnknown: 'Not known',
    reason: 'Reason',
    reasonNotSaid: 'Not said',
    files: (count: number) => (count === 1 ? '1 photo or document' : `${count} photos or documents`),
    began: (since: string) => `Began: ${since}`,
    waitingSince: 'Waiting since',
    status: 'Status',
    action: 'Call',
    statuses: { waiting: 'Waiting', in_call: 'In call' },
    /** Text such as “17:00 (12 min)”. */
    since: (time: string, minutes: number) => `${time} (${minutes} min)`,
    open: { waiting: 'Open call', in_call: 'Call again' },
    next: 'Call next patient',
    search: 'Find by name or last characters of the number',
    order: 'Order',
    orders: [
      { value: 'urgency', label: 'Most urgent first' },
      { value: 'time', label: 'Longest wait first' },
    ],
    show: 'Show',
    filters: [
      { value: 'all', label: 'Everybody' },
      { value: 'waiting', label: 'Waiting' },
      { value: 'in_call', label: 'In call' },
    ],
    /** Number of waiting patients and of visible rows. */
    counts: (list: { waiting: number; found: number; shown: number; isNarrowed: boolean }) => {
      const waiting = list.waiting === 1 ? '1 patient is waiting.' : `${list.waiting} patients are waiting.`;
      if (list.isNarrowed && list.found === 0) return `${waiting} Nobody in the queue fits.`;
      const isAll = list.shown === list.found && !list.isNarrowed;
      return isAll
        ? waiting
        : `${waiting} Showing ${list.shown} of ${list.found}${list.isNarrowed ? ' found' : ''}.`;
    },
    showMore: 'Show more',
    otherDoctor: 'With another doctor',
    devices: 'Camera and microphone',
    deviceWords: {
      both: 'Both work',
      noCamera: 'No camera',
      noMicrophone: 'No microphone',
      neither: 'Neither works',
      unknown: 'Not checked',
    },
    openLabel: {
      waiting: (fullName: string) => `Open call with ${fullName}`,
      in_call: (fullName: string) => `Call again: ${fullName}`,
    },
  },
  live: 'New patients appear here by themselves.',
  notLive: 'The live connection is lost. New patients may be missing until it is back.',
  empty: { title: 'Nobody is waiting', text: 'Patients appear here as soon as they join the queue.' },
} as const;
