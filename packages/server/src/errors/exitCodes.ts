/** Exit codes of the process by reason. */
export const exitCodes = {
  /** Graceful shutdown after a termination signal. */
  stopped: 0,
  /** A fault of the server: restart it and report the fault. */
  unexpected: 1,
  /** An environment variable is invalid or missing. */
  badConfiguration: 2,
  /** Another program uses the port. */
  addressInUse: 3,
  /** Another server uses the data directory. */
  dataDirectoryInUse: 4,
  /** The data directory has missing files: restore a backup. */
  dataDirectoryDamaged: 5,
  /** PostgreSQL cannot be reached or migrated. */
  databaseUnreachable: 6,
  /** The graceful shutdown timed out. Acknowledged data is not lost. */
  drainTimedOut: 7,
  /** An operator's command was refused and changed nothing. */
  refused: 8,
  /** Redis cannot be reached. */
  redisUnreachable: 9,
} as const;

/** Name of an exit code. */
export type ExitReason = keyof typeof exitCodes;

/** An error that prevents the start: a sentence for the operator, and an exit code for the supervisor. */
export class StartError extends Error {
  readonly reason: ExitReason;

  constructor(reason: ExitReason, sentence: string) {
    super(sentence);
    this.name = 'StartError';
    this.reason = reason;
  }
}

/** Prints the reason in one sentence and exits the process. */
export function explainExit(error: unknown): never {
  const reason: ExitReason = error instanceof StartError ? error.reason : 'unexpected';
  const sentence =
    error instanceof StartError ? error.message : `Vitalane failed unexpectedly: ${nameOf(error)}.`;
  process.stderr.write(`${sentence}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(exitCodes[reason]);
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown error';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
