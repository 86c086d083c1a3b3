import { z } from 'zod';
import type { TextModel } from './explanation.ts';

/** An endpoint that speaks the chat-completions protocol. */
export interface ModelConfig {
  /** Up to and without `/chat/completions`. */
  url: string;
  key: string | undefined;
  model: string;
}

/** What is asked of a model: the content of one message of a user, and how long it may take. */
export interface Question {
  content: string | readonly object[];
  timeLimitMs: number;
  /** Members of the request that only this question needs. */
  settings?: Readonly<Record<string, unknown>>;
}

/** Why a model gave no answer that can be used. */
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

/** Makes a {@link TextModel} of an endpoint. */
export function createTextModel(config: ModelConfig): TextModel {
  return {
    name: config.model,
    write: (instruction) => ask(config, { content: instruction, timeLimitMs: textTimeLimitMs }),
  };
}

/** Returns the text of the first answer. Throws a {@link ModelFailure}, also for an answer that is empty. */
export async function ask(config: ModelConfig, question: Question): Promise<string> {
  const [choice] = await send(config, question);
  if (choice?.message.refusal) throw new ModelFailure('refused');
  if (!choice?.message.content) throw new ModelFailure('unusable');
  return choice.message.content;
}

async function send(
  { url, key, model }: ModelConfig,
  { content, timeLimitMs, settings }: Question,
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
  // What fetch says of a connection that could not be made, that broke, or that was sent elsewhere.
  return error instanceof TypeError ? 'unreachable' : 'unusable';
}
