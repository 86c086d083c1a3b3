import { type Place, placeAt, places } from '../places.ts';

/** Path of the service worker; its folder limits its scope. */
export const workerPath = '/service-worker.js';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
  }
}

let policy: ScriptPolicy | undefined;

/** Returns the only script URL that the page's Trusted Types policy allows at run time. */
function scriptAddress(): string {
  policy ??= window.trustedTypes?.createPolicy('vitalane', { createScriptURL: () => workerPath });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}

/** Registers the service worker, or returns the existing registration. Rejects where workers are blocked. */
export async function registerNow(): Promise<ServiceWorkerRegistration> {
  return await navigator.serviceWorker.register(scriptAddress());
}

/** By then a slow phone has drawn its first page. */
const installDelayMs = 5_000;

const calls: readonly (Place | undefined)[] = [places.call, places.guestCall];

/** Registers the worker as soon as the page shows no call, whose picture and sound need the processor. */
function registerOutsideCalls(): void {
  if (calls.includes(placeAt(location.pathname))) setTimeout(registerOutsideCalls, installDelayMs);
  else void registerNow().catch(() => null);
}

/** Installs the service worker, so that the app opens offline next time. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The worker fetches every page, and the first page needs network and processor until it is rendered, after the
  // `load` event. Without the worker the app works online only.
  window.addEventListener('load', () => setTimeout(registerOutsideCalls, installDelayMs));
}
