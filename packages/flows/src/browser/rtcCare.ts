import { type AdaptDeps, adaptPicture } from './rtcAdapt.ts';
import { type HealthDeps, watchHealth } from './rtcHealth.ts';
import { watchPath } from './rtcWatchdog.ts';

/**
 * Cares for a connection that is up: adapts the own picture to the path, repairs what stands still, and reports a path
 * that stalls. Returns a function that stops it.
 */
export function careFor(deps: AdaptDeps & Omit<HealthDeps, 'isDisturbed'>): () => void {
  const { connection, picture, status, report } = deps;
  const { isDisturbed, stop } = adaptPicture(deps);
  const stopHealthWatch = watchHealth({ ...deps, isDisturbed });
  const stopPathWatch = watchPath(connection, picture, () => status()?.isOpen() === true, report);
  return () => {
    stop();
    stopHealthWatch();
    stopPathWatch();
  };
}
