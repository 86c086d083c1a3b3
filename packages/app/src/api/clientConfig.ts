import type { ClientConfig } from '@vitalane/contract';
import { useEffect, useState } from 'react';
import { client } from '../session/session.ts';
import { answerOf } from './answer.ts';

let asked: Promise<ClientConfig> | undefined;

/** One answer serves the whole visit; without one the next who needs it asks again. */
function ask(): Promise<ClientConfig> {
  asked ??= answerOf(client.GET('/client-config')).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Returns what this installation offers; it changes with a restart of the server, not while somebody uses it. Undefined until known. */
export function useClientConfig(): ClientConfig | undefined {
  const [config, setConfig] = useState<ClientConfig>();
  useEffect(() => {
    const learn = () => void ask().then(setConfig, () => undefined);
    learn();
    window.addEventListener('online', learn);
    return () => window.removeEventListener('online', learn);
  }, []);
  return config;
}
