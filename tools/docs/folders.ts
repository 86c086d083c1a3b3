// Draws which packages and folders import each other into docs/architecture.md. `--check` writes nothing and fails
// when a drawing is stale.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'docs/architecture.md');

/** Part of the repository by the drawing that has it. */
const partOf: Readonly<Record<string, RegExp>> = {
  packages: /^packages\/([^/]+)\/src\//,
  app: /^packages\/app\/src\/([^/]+)/,
  server: /^packages\/server\/src\/([^/]+)\//,
};

type Graph = Map<string, Set<string>>;

function graphOf(modules: readonly IModule[], part: RegExp): Graph {
  const graph: Graph = new Map();
  for (const { source, dependencies } of modules) {
    const own = part.exec(source)?.[1];
    if (!own) continue;
    const imported = dependencies.map(({ resolved }) => part.exec(resolved)?.[1]);
    const others = imported.filter((other) => other !== undefined && other !== own) as string[];
    graph.set(own, new Set([...(graph.get(own) ?? []), ...others]));
  }
  return graph;
}

function isReached(graph: Graph, from: string, to: string): boolean {
  return [...(graph.get(from) ?? [])].some((next) => next === to || isReached(graph, next, to));
}

/** Returns the arrows without those that a longer way of arrows implies. */
function arrowsOf(graph: Graph): string[] {
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && isReached(graph, other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
}

process.chdir(root);
const { output } = await cruise(globSync('packages/*/src'), { ...config.options, validate: false });
const { modules } = output as ICruiseResult;
const text = readFileSync(path, 'utf8');
let current = text;
for (const [name, part] of Object.entries(partOf)) {
  const [start, end] = [`<!-- imports of ${name}: written by \`pnpm generate\` -->`, '<!-- /imports -->'];
  const [before, rest = ''] = current.split(start);
  const after = rest.slice(rest.indexOf(end));
  if (!rest.includes(end)) throw new Error(`docs/architecture.md has no place for the imports of ${name}.`);
  const arrows = arrowsOf(graphOf(modules, part))
    .sort((one, other) => one.localeCompare(other))
    .join('\n');
  current = `${before}${start}\n\n\`\`\`mermaid\nflowchart TD\n${arrows}\n\`\`\`\n\n${after}`;
}
if (!process.argv.includes('--check')) writeFileSync(path, current);
else if (current !== text) {
  console.error('The drawings in docs/architecture.md are older than the imports. Run: pnpm generate');
  process.exitCode = 1;
}
