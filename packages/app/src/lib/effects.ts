import { createSounds } from '@vitalane/flows/browser';
import type { FlowEffect } from '@vitalane/flows/shared';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate';
import { notify } from './notify.ts';
import { type Place, pathTo } from './paths.ts';

/** Plays a sound of the product. */
export const playSound = createSounds();

type CodeOf<Effect> = Effect extends { code: infer Code }
  ? Code
  : Effect extends { notice?: infer Notice }
    ? NonNullable<Notice>
    : never;

/** Text for each code that a flow emits. */
export type TextsOf<Logic extends AnyActorLogic> = Readonly<
  Record<CodeOf<EmittedFrom<Logic>> & string, string>
>;

/** Handles the effects of a flow: navigation, toasts, sounds and log lines. */
export function useFlowEffects<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  texts: TextsOf<Logic>,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const textOf = (code: string) => (texts as Readonly<Record<string, string>>)[code] ?? code;
    const subscription = actor.on('*', (emitted) => {
      const effect: FlowEffect = emitted;
      switch (effect.type) {
        case 'navigate': {
          const { type, replace, notice, ...place } = effect;
          void navigate(pathTo(place as Place), { replace, state: notice && { banner: textOf(notice) } });
          return;
        }
        case 'toast':
          notify({ type: effect.kind, message: effect.message ?? textOf(effect.code) });
          return;
        case 'sound':
          playSound(effect.name);
          return;
        case 'log':
          console.warn(textOf(effect.code));
          return;
        default:
          effect satisfies never;
      }
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, texts]);
}
