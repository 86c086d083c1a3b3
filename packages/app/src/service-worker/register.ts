/** Where the service worker lies; its folder is what it may serve. */
export const workerPath = '/service-worker.js';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Absent in browsers that do not know Trusted Types. */
    trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
  }
}

let policy: ScriptPolicy | undefined;

/** Returns the only script address that the page's policy lets anybody load at run time. */
function scriptAddress(): string {
  policy ??= window.trustedTypes?.createPolicy('vitalane', { createScriptURL: () => workerPath });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}

/** Registers the app's worker, or returns the existing registration. Rejects where workers are forbidden. */
export async function registerNow(): Promise<ServiceWorkerRegistration> {
  return await navigator.serviceWorker.register(scriptAddress());
}

/** A slow phone has drawn its first page by then. */
const quietAfterMs = 5_000;

/** Installs the app's worker, so that the app opens without a connection next time. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The worker fetches every page, and the first page needs network and processor until it is rendered. That
  // is later than the browser's `load` event. Without it the app works, but only with a connection.
  const register = () => void registerNow().catch(() => null);
  window.addEventListener('load', () => setTimeout(register, quietAfterMs));
}
