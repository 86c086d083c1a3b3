import type { Remote } from '../../patterns/RemoteView/index.ts';

/** A patient in the queue. */
export interface QueuePatient {
  /** The place in the queue. */
  uuid: string;
  fullName: string;
  /** Only the last four characters are readable; null when none is known. */
  nricMasked: string | null;
  status: 'waiting' | 'in_call';
  /** When the patient joined, ISO 8601 in UTC. */
  checkedInAt: string;
}

export interface DoctorPageScreenProps {
  availability: Remote<{ isAvailable: boolean }>;
  isSavingAvailability: boolean;
  /** Why the last change of availability was not kept. */
  availabilityError?: string;
  /** In order of arrival. */
  queue: Remote<readonly QueuePatient[]>;
  /** Whether new arrivals come by themselves; false while the live connection is lost. */
  isLive: boolean;
  /** The present instant, ISO 8601 in UTC; waiting times are counted to it. */
  now: string;
  /** The doctor's IANA time zone. */
  timeZone: string;
  /** The place whose call is being opened. */
  openingUuid: string | null;
  /** One sentence on what just happened, such as “Call has ended. Thank you!”. */
  notice?: string;
  onDismissNotice: () => void;
  onChangeAvailability: (isAvailable: boolean) => void;
  onRetryAvailability: () => void;
  onRetryQueue: () => void;
  /** Opens the call of this place in the queue; also one already in a call, after a drop. */
  onOpenCall: (uuid: string) => void;
}
