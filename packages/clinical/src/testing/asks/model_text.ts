import { guardModelText } from '../../index.ts';

interface Given {
  readonly text: string;
  readonly context?: {
    readonly urgent?: boolean;
    readonly allowedNumbers?: readonly number[];
    readonly requiredText?: string | readonly string[];
    readonly notNormal?: readonly string[];
    readonly withheld?: boolean;
  };
}

/** Returns whether a text of a model may be shown. */
export function answer({ text, context = {} }: Given): unknown {
  const { isAllowed, breaks } = guardModelText(text, {
    isUrgent: context.urgent ?? false,
    isWithheld: context.withheld ?? false,
    allowedNumbers: context.allowedNumbers ?? [],
    requiredText: [context.requiredText ?? []].flat(),
    notNormal: context.notNormal ?? [],
  });
  return { allowed: isAllowed, breaks };
}
