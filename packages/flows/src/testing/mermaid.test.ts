import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { machineIn, toMermaid } from './mermaid.ts';

const door = setup({
  guards: { hasKey: () => true },
  delays: { closer: 1_000 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  on: { 'door.break': '.broken' },
  states: {
    closed: { on: { 'door.open': { guard: 'hasKey', target: 'open' } } },
    open: {
      type: 'parallel',
      after: { closer: 'closed' },
      states: {
        light: { initial: 'on', states: { on: {} } },
        bell: { initial: 'mute', states: { mute: {} } },
      },
    },
    broken: { type: 'final' },
  },
});

describe('the diagram of a machine', () => {
  it('shows states, guards, delays, parallel regions and the end', () => {
    expect(toMermaid(door)).toBe(`stateDiagram-v2
  [*] --> door_closed
  state "closed" as door_closed
  state "open" as door_open {
    state "light" as door_open_light {
      [*] --> door_open_light_on
      state "on" as door_open_light_on
    }
    --
    state "bell" as door_open_bell {
      [*] --> door_open_bell_mute
      state "mute" as door_open_bell_mute
    }
  }
  state "broken" as door_broken
  door_broken --> [*]
  door_closed --> door_open : door.open [hasKey]
  door_open --> door_closed : after closer
  [*] --> door_broken : door.break
`);
  });

  it('finds the machine of a module, including one that needs a clock', () => {
    expect(machineIn({ LIMIT: 3, doorMachine: door })).toBe(door);
    expect(machineIn({ createDoorMachine: (now: () => number) => (now() === 0 ? door : null) })).toBe(door);
    expect(machineIn({ helper: () => door })).toBeUndefined();
  });
});
