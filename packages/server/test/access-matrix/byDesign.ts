/** Permission to name an object of another account. */
interface Permission {
  callers: readonly CallerName[];
  operationIds: readonly string[];
  /** Kinds of objects that may be named. */
  kinds: readonly string[];
  why: string;
}

/** Callers that use ids of another account. */
export const callerNames = [
  'another patient',
  'a doctor without a care relation',
  'the doctor who attended',
  'an admin',
  'an unverified account',
] as const;

/** One of {@link callerNames}. */
export type CallerName = (typeof callerNames)[number];

const doctors = ['a doctor without a care relation', 'the doctor who attended'] as const;
const staff = [...doctors, 'an admin'] as const;

/** All permissions across accounts. Any other object of another account is treated as unknown. */
export const byDesign: readonly Permission[] = [
  // In this order, because the file closes with the decision and with the order.
  {
    callers: doctors,
    operationIds: ['getFile'],
    kinds: ['prescriptionFile'],
    why: 'A doctor reads a prescription until the decision. The access is recorded and shown to the patient.',
  },
  {
    callers: doctors,
    operationIds: ['decidePrescription'],
    kinds: ['order', 'unconfirmedOrder', 'awaitingOrder'],
    why: 'Any doctor decides about a prescription; the medicine and the file have to be those of the order.',
  },
  {
    callers: staff,
    operationIds: ['getOrder', 'updateOrderStatus'],
    kinds: ['order', 'unconfirmedOrder', 'awaitingOrder'],
    why: 'Staff prepare and deliver every order.',
  },
  {
    callers: staff,
    operationIds: ['joinQueue', 'getQueueStatus'],
    kinds: ['nric'],
    why: 'Staff add a patient at the desk to the queue. The action is recorded.',
  },
  {
    callers: staff,
    operationIds: ['openPatientRecord'],
    kinds: ['nric'],
    why: 'Break-glass access: requires a reason, which the patient sees, and notifies the clinic.',
  },
  {
    callers: ['the doctor who attended'],
    operationIds: [
      'getPatientRecord',
      'listPatientAdvice',
      'getPatientHealthRecord',
      'addPatientHealthStatements',
      'setPatientGoal',
      'withdrawPatientGoal',
    ],
    kinds: ['account'],
    why: 'The care relation.',
  },
  {
    callers: ['the doctor who attended'],
    operationIds: ['getFile'],
    kinds: ['formFile'],
    why: 'The record contains the report of a health form.',
  },
  {
    callers: ['the doctor who attended'],
    operationIds: ['getConsultation', 'updateConsultation'],
    kinds: ['consultation'],
    why: 'Doctors write notes on the consultations that they attended.',
  },
  {
    callers: ['the doctor who attended'],
    operationIds: ['listVisitMessages', 'sendVisitMessage', 'sendVisitFile'],
    kinds: ['consultation'],
    why: 'Patient and doctor write to each other.',
  },
  {
    callers: ['the doctor who attended'],
    operationIds: ['getFile'],
    kinds: ['visitFile'],
    why: 'The patient sent it to this doctor. The access is recorded and shown to the patient.',
  },
  {
    callers: ['the doctor who attended'],
    operationIds: ['endCall'],
    kinds: ['room'],
    why: 'Doctors end the consultations that they attend.',
  },
  {
    callers: callerNames,
    operationIds: ['getGuestLobby'],
    kinds: ['guestRoom'],
    why: 'Anyone with a guest link may read the lobby.',
  },
  {
    callers: callerNames,
    operationIds: ['checkEmail', 'signUp', 'changeEmail'],
    kinds: ['email'],
    why: 'Sign-up and a change of address reveal whether an address has an account. The calls are rate-limited.',
  },
  {
    callers: callerNames,
    operationIds: ['forgotPassword'],
    kinds: ['email'],
    why: 'The link is sent to the mailbox of the address; the response is the same.',
  },
  // Last, because it ends sessions.
  {
    callers: ['an admin'],
    operationIds: ['updateAccount', 'resetSecondFactor', 'listAuditTrail'],
    kinds: ['account', 'doctor:account'],
    why: 'Admins manage accounts and read the trail. Both are recorded.',
  },
];

/** Returns whether a caller may name this object of another account. */
export function isByDesign(caller: CallerName, operationId: string, kind: string): boolean {
  return byDesign.some(
    ({ callers, operationIds, kinds }) =>
      callers.includes(caller) && operationIds.includes(operationId) && kinds.includes(kind),
  );
}
