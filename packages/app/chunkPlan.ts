// Which modules lie together in one file. By default the build makes a file for every set of pages that
// shares something. On Home these are over eighty, most of a few hundred bytes. They compress badly, and
// every page lists them. Here only those pages count that people come in by; what is behind them is split as
// ever.
import { build, type InlineConfig, type Rolldown } from 'vite';

/** What nearly everybody loads, as paths below `src`, in the order in which they meet it. A module lies with the first. */
const common = {
  start: ['main.ts'],
  drawing: ['shell/draw.tsx'],
  signIn: ['features/sign-in/LoginContainer.tsx'],
  frame: ['shell/Stores.tsx', 'shell/Shell.tsx'],
  home: ['features/home/HomeContainer.tsx'],
};

/** Of the common ones those that every visitor has. */
const everywhere = ['start', 'drawing', 'signIn'];

/** What many pages share and is smaller than this, such as an icon, comes with Home: a request costs more. */
const crumbBytes = 3000;

/** So many pages and late parts share a crumb. What fewer share is fetched by them: Home pays for every crumb. */
const crumbUsers = 7;

/** Pages that people come to from elsewhere: what they share with the common ones must not load the rest of it. */
const apart = {
  signUp: ['features/sign-in/SignUpContainer.tsx'],
  guest: ['features/telehealth/GuestCallContainer.tsx'],
  reset: ['features/sign-in/ResetPasswordContainer.tsx'],
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function holding(chunks: Chunks, path: string): Rolldown.OutputChunk {
  const found = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/app/src/${path}`)),
  );
  if (!found) throw new Error(`No part of the build holds ${path}.`);
  return found;
}

/** Returns the files that are loaded for one of them. */
function loadedFor(chunks: Chunks, paths: readonly string[]): Set<Rolldown.OutputChunk> {
  return withImports(
    chunks,
    paths.map((path) => holding(chunks, path)),
  );
}

/** Some files with all that they import. */
function withImports(chunks: Chunks, files: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const loaded = new Set(files);
  // A set hands out what is added while it is walked.
  for (const { imports } of loaded)
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  return loaded;
}

function isCrumb({ isEntry, isDynamicEntry, code }: Rolldown.OutputChunk): boolean {
  return !(isEntry || isDynamicEntry) && code.length < crumbBytes;
}

/** Returns how many pages and late parts load each file. */
function countUsers(chunks: Chunks): Map<Rolldown.OutputChunk, number> {
  const users = new Map<Rolldown.OutputChunk, number>();
  for (const page of chunks.values())
    if (page.isDynamicEntry)
      for (const chunk of withImports(chunks, [page])) users.set(chunk, (users.get(chunk) ?? 0) + 1);
  return users;
}

function planOf(chunks: Chunks): Map<string, string> {
  const plan = new Map<string, string>();
  const modulesOf = (paths: readonly string[]) =>
    [...loadedFor(chunks, paths)].flatMap(({ isDynamicEntry, moduleIds }) =>
      isDynamicEntry ? [] : moduleIds,
    );
  for (const [name, paths] of Object.entries(common))
    for (const id of modulesOf(paths)) if (!plan.has(id)) plan.set(id, name);
  const withHome = loadedFor(chunks, Object.values(common).flat());
  const users = countUsers(chunks);
  for (const chunk of chunks.values())
    if (
      isCrumb(chunk) &&
      (users.get(chunk) ?? 0) >= crumbUsers &&
      chunk.imports.every((name) => withHome.has(chunks.get(name) ?? chunk))
    ) {
      withHome.add(chunk);
      for (const id of chunk.moduleIds) if (!plan.has(id)) plan.set(id, 'home');
    }
  for (const [name, paths] of Object.entries(apart))
    for (const id of modulesOf(paths)) {
      const before = plan.get(id);
      if (before !== undefined && !everywhere.includes(before)) plan.set(id, `${before}-${name}`);
    }
  return plan;
}

/**
 * Builds the app once to see which modules every way in really takes, for much of what is imported is dropped again.
 * Returns, for a module, the name of the file it goes into; null where the build decides.
 */
export async function planChunks(config: InlineConfig): Promise<(moduleId: string) => string | null> {
  const built = await build({ ...config, configFile: false, logLevel: 'silent', build: { write: false } });
  if (!('output' in built)) throw new Error('The app was not built.');
  const chunks = built.output
    .filter((part) => part.type === 'chunk')
    .map((chunk) => [chunk.fileName, chunk] as const);
  const plan = planOf(new Map(chunks));
  return (moduleId) => plan.get(moduleId) ?? null;
}
