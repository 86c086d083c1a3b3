/** Every way the process ends, and the exit code a supervisor sees. */
export const exitCodes = {
  stopped: 0,
  unexpected: 1,
  badConfiguration: 2,
  addressInUse: 3,
  dataDirectoryInUse: 4,
  dataDirectoryDamaged: 5,
  databaseUnreachable: 6,
  drainTimedOut: 7,
} as const;

/** The name of an exit code. */
export type ExitReason = keyof typeof exitCodes;

/** Why the server cannot start: one sentence for the operator and an exit code for the supervisor. */
export class StartError extends Error {
  readonly reason: ExitReason;

  constructor(reason: ExitReason, sentence: string) {
    super(sentence);
    this.name = 'StartError';
    this.reason = reason;
  }
}
