type Environment = Record<string, string | undefined>;

/** Renamed settings by their former names. A former name works for one release. */
const renamedSettings = { LEAVE_SECONDS: 'SHUTDOWN_DELAY_SECONDS' } as const;

/** A setting given by its former name. */
export interface OutdatedSetting {
  setting: string;
  use: string;
}

/** Maps former names of settings to present names, `NAME_FILE` included. Returns the former names in use. */
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
