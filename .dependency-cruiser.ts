// Direction of imports, checked by `depcruise` (ADR 1). Tests and stories may import from everywhere.
import { readdirSync } from 'node:fs';
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Our packages, and which of them each may import. */
const packages = {
  contract: [],
  time: [],
  clinical: ['time'],
  ui: ['time'],
  flows: ['time'],
  app: ['contract', 'time', 'clinical', 'ui', 'flows'],
  server: ['contract', 'time', 'clinical'],
};

/** Libraries that a package may not know, although another package has them. */
const unknownLibraries = {
  contract: ['react'],
  time: ['react'],
  clinical: ['react', 'xstate', 'drizzle-orm'],
  ui: [
    'react-router',
    'react-router-dom',
    'openapi-fetch',
    'xstate',
    '@xstate',
    'socket.io-client',
    '@tanstack',
  ],
  flows: ['react', 'react-dom', '@xstate/react'],
  server: ['react', 'react-dom'],
};

/** The folders that no floor names. */
const others = 'others';

/** Floors of each package, the lowest first: a file imports from its own floor and from lower ones. */
const floors = {
  flows: ['shared testing', others, 'browser'],
  clinical: ['quantities', 'results', others, 'alerts', 'goals paper visit', 'advice', 'marks', 'testing'],
  ui: ['messages theme', 'icons', 'primitives', 'patterns', 'screens'],
  app: [
    'places.ts',
    'service-worker',
    'lib',
    'session',
    'api',
    'measures',
    'outbox',
    'shared',
    'features',
    'shell',
    'routes.tsx',
    'router.ts',
    'main.ts',
  ],
  server: [
    'errors lists threads',
    'cluster config db',
    'audit deliveries metrics',
    'authorisation http jobs mail',
    'files idempotency identity lab-values medicines notifications own-units push traces',
    'admin backup contract',
    'services',
    'features',
    'demo',
    'commands',
  ],
};

const anyOf = (names: readonly string[]) => `(${names.join('|').replaceAll('.', '\\.')})`;

/** Path of a package, or its name where it is not installed. */
const ofOurs = '^(packages|@vitalane)/';

function packageRule([name, allowed]: [string, readonly string[]]): IForbiddenRuleType {
  return {
    name: `packages-of-${name}`,
    severity: 'error',
    from: { path: `^packages/${name}/src/` },
    to: { path: ofOurs, pathNot: `${ofOurs}${anyOf([name, ...allowed])}(/|$)` },
  };
}

function libraryRule([name, libraries]: [string, readonly string[]]): IForbiddenRuleType {
  return {
    name: `libraries-of-${name}`,
    severity: 'error',
    from: { path: `^packages/${name}/src/` },
    to: { path: `(^|node_modules/)${anyOf(libraries)}(/|$)` },
  };
}

/** Returns the names on each floor, with the unnamed folders in place of `others`. Throws for a folder without a floor. */
function namesOnFloors(name: string, ofPackage: readonly string[]): readonly string[][] {
  const named = ofPackage.map((floor) => floor.split(' '));
  const entries = readdirSync(`packages/${name}/src`, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'test');
  const unnamed = folders.map((folder) => folder.name).filter((folder) => !named.flat().includes(folder));
  if (unnamed.length > 0 && !ofPackage.includes(others))
    throw new Error(`Put on a floor in .dependency-cruiser.ts: packages/${name}/src/${unnamed.join(', ')}`);
  return named.map((floor) => (floor.includes(others) ? unnamed : floor));
}

function floorRules([name, ofPackage]: [string, readonly string[]]): IForbiddenRuleType[] {
  const named = namesOnFloors(name, ofPackage);
  return named.slice(0, -1).map((floor, index) => ({
    name: `floors-of-${name}`,
    comment: `From the lowest: ${ofPackage.join(' < ')}`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${anyOf(floor)}(/|$)` },
    to: { path: `^packages/${name}/src/${anyOf(named.slice(index + 1).flat())}(/|$)` },
  }));
}

const rules: IForbiddenRuleType[] = [
  { name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'features-apart',
    comment: 'What two features need moves down, to `shared` or a lower floor.',
    severity: 'error',
    from: { path: '^packages/app/src/features/([^/]+)/' },
    to: { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/$1/' },
  },
  {
    name: 'screens-apart',
    comment: 'What two screens need moves to `screens/shared`.',
    severity: 'error',
    from: { path: '^packages/ui/src/screens/([^/]+)/' },
    to: { path: '^packages/ui/src/screens/[^/]+/', pathNot: '^packages/ui/src/screens/($1|shared)/' },
  },
  {
    name: 'machines-without-sockets',
    severity: 'error',
    from: { path: '^packages/flows/src/(?!browser/)' },
    to: { path: 'socket\\.io-client' },
  },
  {
    name: 'no-tests-in-shipped-code',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/', pathNot: '^packages/ui/src/test/' },
    to: { path: '^packages/[^/]+/(src/)?test/|(^|node_modules/)(vitest|fast-check)(/|$)' },
  },
  ...Object.entries(packages).map(packageRule),
  ...Object.entries(unknownLibraries).map(libraryRule),
  ...Object.entries(floors).flatMap(floorRules),
];

export default {
  forbidden: [
    ...rules,
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // The TypeScript 7 compiler has no interface for it.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|^packages/(ui/src|server)/test/' },
    exclude: { path: '[.](test|stories|guidance)[.]tsx?$|/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
} satisfies IConfiguration;
