import { failureMessages } from '@vitalane/ui/messages';
import type { PushChannelState } from '@vitalane/ui/screens/Medication';
import { useEffect, useState } from 'react';
import { useClientConfig } from '../../api/clientConfig.ts';
import { presentOwner } from '../../api/known.ts';
import { type PushState, readPushState, subscribe, unsubscribe } from '../../lib/browserPush.ts';
import { messageOf } from '../../lib/errors.ts';
import { useAddPushSubscription } from './api.ts';

/** Returns the state of messages in this browser, and functions to turn them on and off. */
export function usePushChannel() {
  const publicKey = useClientConfig()?.pushPublicKey;
  const { mutateAsync: add } = useAddPushSubscription();
  const [state, setState] = useState<PushState | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [message, setMessage] = useState<string>();
  const owner = presentOwner();
  useEffect(() => void readPushState(owner).then(setState), [owner]);

  async function change(work: () => Promise<unknown>): Promise<void> {
    setIsChanging(true);
    setMessage(undefined);
    await work().catch((error) => setMessage(reasonOf(error)));
    setState(await readPushState(owner));
    setIsChanging(false);
  }

  async function turnOn(key: string, owner: string): Promise<void> {
    const body = await subscribe(key, owner);
    // A subscription that the server has not stored would look active without delivering messages.
    if (body) await add({ body }).catch((error) => unsubscribe().then(() => Promise.reject(error)));
  }

  const channel: PushChannelState | null =
    state === null || !publicKey || !owner
      ? null
      : { status: state, isChanging, ...(message && { message }) };
  return {
    channel,
    onTurnOn: () => void (publicKey && owner && change(() => turnOn(publicKey, owner))),
    onTurnOff: () => void change(unsubscribe),
  };
}

/** Error messages of push services do not help the reader. */
const reasonOf = (error: unknown) =>
  error instanceof DOMException
    ? failureMessages['push-not-turned-on']
    : messageOf(error, failureMessages['push-not-turned-on']);
