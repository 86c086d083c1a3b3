import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Transition = AnyStateNode['on'][string][number];

const nodeName = (node: AnyStateNode) => node.id.replaceAll(/[^A-Za-z0-9]/g, '_');

function triggerName(eventType: string): string {
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (actor) return `${actor[2]} ${actor[1] === 'done' ? 'done' : 'failed'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (delay) return `after ${delay[1]}`;
  return eventType.replace(/^xstate\.done\.state\..*/, 'done');
}

function guardName(guard: Transition['guard']): string {
  if (!guard) return '';
  const name = typeof guard === 'string' ? guard : 'type' in guard ? guard.type : guard.name;
  return ` [${name}]`;
}

function arrows(node: AnyStateNode, pad: string): string[] {
  return [...node.transitions.values()]
    .flat()
    .concat(node.always ?? [])
    .flatMap((transition) =>
      (transition.target ?? []).map((target) => {
        const label = `${triggerName(transition.eventType)}${guardName(transition.guard)}`.trim();
        return `${pad}${nodeName(node)} --> ${nodeName(target)}${label ? ` : ${label}` : ''}`;
      }),
    );
}

function nested(node: AnyStateNode, pad: string): string[] {
  const children = Object.values(node.states);
  if (node.type !== 'parallel') {
    const start = node.initial.target.map((target) => `${pad}[*] --> ${nodeName(target)}`);
    return [...start, ...children.flatMap((child) => describe(child, pad))];
  }
  return children.flatMap((child, index) => [...(index > 0 ? [`${pad}--`] : []), ...describe(child, pad)]);
}

function describe(node: AnyStateNode, pad: string): string[] {
  const title = `${pad}state "${node.key}" as ${nodeName(node)}`;
  if (node.type === 'final') return [title, `${pad}${nodeName(node)} --> [*]`];
  if (Object.keys(node.states).length === 0) return [title];
  return [`${title} {`, ...nested(node, `${pad}  `), `${pad}}`];
}

function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

/** Returns a machine as a Mermaid state diagram: nested and parallel states, guards, delays and actors by name. */
export function toMermaid(machine: AnyStateMachine): string {
  const nodes = allNodes(machine.root).filter((node) => node !== machine.root);
  const rootArrows = arrows(machine.root, '  ').map((line) => line.replace(/^ +\S+ -->/, '  [*] -->'));
  const allArrows = [...nodes.flatMap((node) => arrows(node, '  ')), ...rootArrows];
  return `${['stateDiagram-v2', ...nested(machine.root, '  '), ...new Set(allArrows)].join('\n')}\n`;
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;
}

/** Returns the machine that a module exports: a constant, or a factory named `create…Machine` whose only argument is the clock. */
export function machineIn(module: Readonly<Record<string, unknown>>): AnyStateMachine | undefined {
  const machines = Object.entries(module).map(([name, value]) =>
    /^create\w+Machine$/.test(name) && typeof value === 'function' ? value(() => 0) : value,
  );
  return machines.find(isMachine);
}
