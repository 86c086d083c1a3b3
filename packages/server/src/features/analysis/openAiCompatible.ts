import { z } from 'zod';
import type { ModelConfig } from '../../config/config.ts';
import type { TextModel } from './explanation.ts';

/** Request to a model: the content of one user message, and the timeout. */
export interface ModelRequest {
  content: string | readonly object[];
  timeLimitMs: number;
  /** Additional members of the request. */
  settings?: Readonly<Record<string, unknown>>;
}

/** A model request without a usable response. */
export class ModelFailure extends Error {
  readonly reason: 'timeout' | 'unreachable' | 'refused' | 'unusable';

  constructor(reason: ModelFailure['reason']) {
    super(`The model gave no answer: ${reason}.`);
    this.reason = reason;
  }
}

const textTimeLimitMs = 20_000;
const answer = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
});

/** Creates a {@link TextModel} for an endpoint. */
export function createTextModel(config: ModelConfig): TextModel {
  return {
    name: config.model,
    write: (instruction) => requestText(config, { content: instruction, timeLimitMs: textTimeLimitMs }),
  };
}

/** Returns the text of the first choice. Throws a {@link ModelFailure}, also for an empty response. */
export async function requestText(config: ModelConfig, request: ModelRequest): Promise<string> {
  const [choice] = await send(config, request);
  if (choice?.message.refusal) throw new ModelFailure('refused');
  if (!choice?.message.content) throw new ModelFailure('unusable');
  return choice.message.content;
}

async function send(
  { url, key, model }: ModelConfig,
  { content, timeLimitMs, settings }: ModelRequest,
): Promise<z.infer<typeof answer>['choices']> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages: [{ role: 'user', content }], ...settings }),
    });
    if (!response.ok) throw new ModelFailure('refused');
    return answer.parse(await response.json()).choices;
  } catch (error) {
    throw error instanceof ModelFailure ? error : new ModelFailure(reasonOf(error));
  }
}

function reasonOf(error: unknown): ModelFailure['reason'] {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  // `fetch` throws a TypeError for a connection that fails, breaks, or is redirected.
  return error instanceof TypeError ? 'unreachable' : 'unusable';
}
