import { z } from 'zod';
import type { TextModel } from './explanation.ts';

/** An endpoint that speaks the chat-completions protocol. */
export interface TextModelConfig {
  /** Up to and without `/chat/completions`. */
  url: string;
  key: string | undefined;
  model: string;
}

const timeLimitMs = 20_000;
const answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Makes a {@link TextModel} of an endpoint. */
export function createTextModel({ url, key, model }: TextModelConfig): TextModel {
  return {
    name: model,
    async write(instruction) {
      const response = await fetch(`${url}/chat/completions`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, messages: [{ role: 'user', content: instruction }] }),
      });
      if (!response.ok) throw new Error(`The text service answered ${response.status}.`);
      return answer.parse(await response.json()).choices[0]?.message.content ?? '';
    },
  };
}
