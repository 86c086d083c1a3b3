import { frozen } from './frozen.ts';
import type { Gate } from './gate.ts';
import { deadStun, join, relay } from './join.ts';
import { keep } from './keep.ts';
import { crash, leak, reload } from './leaving.ts';
import { cut, restart } from './path.ts';
import { setup } from './setup.ts';
import { glare, signal } from './signalling.ts';
import { slowNetwork, slowProcessor } from './slow.ts';

/** All gates, in the order of measurement. */
export const gates = {
  'G-setup': setup,
  'G-join': join,
  'G-dead-stun': deadStun,
  'G-relay': relay,
  'G-glare': glare,
  'G-frozen': frozen,
  'G-restart': restart,
  'G-cut-3': cut(3),
  'G-cut-8': cut(8),
  'G-cut-20': cut(20),
  'G-signal': signal,
  'G-keep': keep,
  'G-slow-network': slowNetwork,
  'G-slow-processor': slowProcessor,
  'G-reload': reload,
  'G-crash': crash,
  'G-leak': leak,
} as const satisfies Record<string, Gate>;

/** Name of a gate. */
export type GateName = keyof typeof gates;
