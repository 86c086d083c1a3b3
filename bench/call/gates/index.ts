import { frozen } from './frozen.ts';
import type { Gate } from './gate.ts';
import { deadStun, detour, join, relay } from './join.ts';
import { keep, keepAmongServers } from './keep.ts';
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
  'G-detour': detour,
  'G-glare': glare,
  'G-frozen': frozen,
  'G-restart': restart,
  'G-cut-3': cut(3),
  'G-cut-8': cut(8),
  'G-cut-20': cut(20),
  'G-signal': signal,
  'G-keep': keep,
  'G-keep-cluster': keepAmongServers,
  'G-slow-network': slowNetwork('G-slow-network', { bitsPerS: 1_000_000, delayMs: 50, lossShare: 0.015 }),
  'G-slow-1-mbit': slowNetwork('G-slow-1-mbit', { bitsPerS: 1_000_000 }),
  'G-slow-300-kbit': slowNetwork('G-slow-300-kbit', { bitsPerS: 300_000 }),
  'G-slow-loss': slowNetwork('G-slow-loss', { lossShare: 0.015 }),
  'G-slow-delay': slowNetwork('G-slow-delay', { delayMs: 50 }),
  'G-slow-processor': slowProcessor,
  'G-reload': reload,
  'G-crash': crash,
  'G-leak': leak,
} as const satisfies Record<string, Gate>;

/** Name of a gate. */
export type GateName = keyof typeof gates;
