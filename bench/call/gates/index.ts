import type { Gate } from './gate.ts';
import { deadStun, join, relay } from './join.ts';
import { keep } from './keep.ts';
import { crash, leak, reload } from './leaving.ts';
import { cut, restart } from './path.ts';
import { glare, signal } from './signalling.ts';

/** Every gate, in the order in which they are measured. */
export const gates = {
  'G-join': join,
  'G-dead-stun': deadStun,
  'G-relay': relay,
  'G-glare': glare,
  'G-restart': restart,
  'G-cut-3': cut(3),
  'G-cut-8': cut(8),
  'G-cut-20': cut(20),
  'G-signal': signal,
  'G-keep': keep,
  'G-reload': reload,
  'G-crash': crash,
  'G-leak': leak,
} as const satisfies Record<string, Gate>;

/** The name of a gate. */
export type GateName = keyof typeof gates;
