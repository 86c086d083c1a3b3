import type { ClientConfig } from '@vitalane/contract';
import { useEffect, useState } from 'react';
import { responseData } from '../lib/answer.ts';
import { client } from '../session/session.ts';

let pendingConfig: Promise<ClientConfig> | undefined;

/** Loads the configuration once per visit. The next caller retries after a failure. */
function loadConfig(): Promise<ClientConfig> {
  pendingConfig ??= responseData(client.GET('/client-config')).catch((error: unknown) => {
    pendingConfig = undefined;
    throw error;
  });
  return pendingConfig;
}

/** Returns the features of this installation; `undefined` until loaded. They change only with a server restart. */
export function useClientConfig(): ClientConfig | undefined {
  const [config, setConfig] = useState<ClientConfig>();
  useEffect(() => {
    const load = () => void loadConfig().then(setConfig, () => undefined);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return config;
}
