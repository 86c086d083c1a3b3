import type { FlowEffect } from '@vitalane/flows';
import { createSounds } from '@vitalane/flows/browser';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from './notify.ts';

/** Plays a sound of the product. */
export const playSound = createSounds();

/** A machine that asks for things outside itself. */
interface EmittingActor {
  on(type: '*', listener: (effect: FlowEffect) => void): { unsubscribe: () => void };
}

/** Carries out what a flow asks of the app: go to a page, show a notice, play a sound, write a line for support. */
export function useFlowEffects(actor: EmittingActor): void {
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = actor.on('*', (effect) => {
      switch (effect.type) {
        case 'navigate':
          void navigate(effect.to, { replace: effect.replace, state: effect.state });
          return;
        case 'toast':
          notify({ type: effect.kind, message: effect.message });
          return;
        case 'sound':
          playSound(effect.name);
          return;
        case 'log':
          console.warn(effect.message);
          return;
        default:
          effect satisfies never;
      }
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
}
