type Environment = Record<string, string | undefined>;

/** Settings that were renamed, by their former names. A former name works for one release. */
const renamedSettings = { LEAVE_SECONDS: 'SHUTDOWN_DELAY_SECONDS' } as const;

/** A setting that was given by its former name. */
export interface OutdatedSetting {
  setting: string;
  use: string;
}

/** Gives settings their present names, `NAME_FILE` included, and returns the former names that were used. */
export function withPresentNames(env: Environment): {
  env: Environment;
  outdated: readonly OutdatedSetting[];
} {
  const outdated = Object.entries(renamedSettings)
    .flatMap(([setting, use]) => [
      { setting, use },
      { setting: `${setting}_FILE`, use: `${use}_FILE` },
    ])
    .filter(({ setting }) => env[setting] !== undefined);
  const present = outdated.map(({ setting, use }) => [use, env[use] ?? env[setting]] as const);
  return { env: { ...env, ...Object.fromEntries(present) }, outdated };
}
