/** Metrics of a server at `/metrics`. */
export interface Vitals {
  /** Resident memory as counted by the operating system, in MB of 1 000 000 bytes. */
  residentMB: number;
  /** Share of it used by JavaScript objects. */
  heapUsedMB: number;
  /** Event-loop delay since the last request, 99th percentile. */
  loopLagP99Ms: number;
}

const bytesPerMB = 1e6;

/** Returns the metrics of a server. */
export async function vitalsOf(origin: string): Promise<Vitals> {
  const answer = await fetch(`${origin}/metrics`);
  const text = await answer.text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    residentMB: value('process_resident_memory_bytes') / bytesPerMB,
    heapUsedMB: value('nodejs_heap_size_used_bytes') / bytesPerMB,
    loopLagP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

/** Reads a server's metrics every second while a function runs. */
export async function watchVitals<T>(origin: string, during: () => Promise<T>): Promise<[T, Vitals[]]> {
  const seen: Vitals[] = [];
  const asking = setInterval(async () => seen.push(await vitalsOf(origin)), 1000);
  try {
    return [await during(), seen];
  } finally {
    clearInterval(asking);
  }
}
