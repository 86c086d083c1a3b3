/** Version that brought a component; the others came with the first release. */
const since: Readonly<Record<string, string>> = {};

/** Components whose props may still change in a minor version. */
const experimental: readonly string[] = [
  'BandChart',
  'DeviceCheck',
  'HeatMatrix',
  'VideoStage',
  'ZoneQuestion',
];

/** Returns what a consumer can rely on: “Stable, since 0.1.0”. */
export const maturityOf = (component: string): string =>
  `${experimental.includes(component) ? 'Experimental' : 'Stable'}, since ${since[component] ?? '0.1.0'}`;
