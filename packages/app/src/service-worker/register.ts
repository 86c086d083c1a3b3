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

/** The only script address that the page's policy lets anybody load at run time. */
function scriptAddress(): string {
  policy ??= window.trustedTypes?.createPolicy('vitalane', { createScriptURL: () => workerPath });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}

/** Registers the app's worker, or answers the registration that there is. Rejects where workers are forbidden. */
export async function registerNow(): Promise<ServiceWorkerRegistration> {
  return await navigator.serviceWorker.register(scriptAddress());
}

// Safari has no word for it.
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work);

/** Installs the app's worker, so that the app opens without a connection next time. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first page comes first: the worker fetches every other one. Without it the app works, but only with a connection.
  window.addEventListener('load', () => whenIdle(() => void registerNow().catch(() => null)));
}
