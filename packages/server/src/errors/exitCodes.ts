/** Every way the process ends, and the exit code a supervisor sees. */
export const exitCodes = {
  /** Asked to stop, and did so in order. */
  stopped: 0,
  /** A fault of the server: start it again and report it. */
  unexpected: 1,
  /** A variable of the environment is wrong or missing. */
  badConfiguration: 2,
  /** Another program has the port. */
  addressInUse: 3,
  /** Another server has the data directory. */
  dataDirectoryInUse: 4,
  /** The data directory has lost something: restore a backup. */
  dataDirectoryDamaged: 5,
  /** PostgreSQL does not answer or cannot be migrated. */
  databaseUnreachable: 6,
  /** Asked to stop, but something did not finish in time. Nothing acknowledged is lost. */
  drainTimedOut: 7,
  /** A command of the operator's was refused and changed nothing. */
  refused: 8,
  /** Redis does not answer. */
  redisUnreachable: 9,
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

/** Says in one sentence why the process ends, and ends it. */
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
