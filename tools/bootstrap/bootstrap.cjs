// Downloads Node 24 and pnpm where they are missing, and installs the workspace when its lockfile has changed. Then
// runs the requested script and forwards signals and the exit code.
const { execFileSync, spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { delimiter, dirname, join } = require('node:path');

const root = join(__dirname, '..', '..');
const pnpmVersion = '12.21.0';
/** First Node version that runs TypeScript sources directly. */
const neededNode = [22, 18];
const orphanCheckMs = 500;

/** Error that the user must resolve; printed as one sentence. */
class SetupError extends Error {}

/** Removes npm's lifecycle variables, which would give pnpm and nested tools the wrong settings. */
function cleanEnvironment(extra) {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry$)/i.test(name));
  return { ...Object.fromEntries(kept), ...extra };
}

function isNewEnough([major, minor]) {
  return major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1]);
}

/** Installs one of the two tool packages beside this file, once. */
function ensureTool(folder, binary, what) {
  const home = join(__dirname, folder);
  const path = join(home, 'node_modules', binary);
  if (existsSync(path)) return path;
  console.log(`Fetching ${what}…`);
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: home,
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    throw new SetupError(
      `${what} could not be fetched from the npm registry. Check the network and run the command again.`,
    );
  }
  if (!existsSync(path))
    throw new SetupError(`${what} has no build for ${process.platform} ${process.arch}.`);
  return path;
}

function findNode() {
  const version = process.versions.node.split('.').map(Number);
  if (isNewEnough(version)) return process.execPath;
  if (process.platform !== 'linux') {
    throw new SetupError(
      `Vitalane runs on Node ${neededNode.join('.')} or newer; this is Node ${process.versions.node}. Install Node 24 and run the command again.`,
    );
  }
  return ensureTool('node', `node-linux-${process.arch}/bin/node`, 'Node 24');
}

/** Returns the pnpm command as program and leading arguments. */
function findPnpm() {
  if (process.platform !== 'linux') return ['npx', '-y', `pnpm@${pnpmVersion}`];
  return [ensureTool('pnpm', `@pnpm/exe.linux-${process.arch}/pnpm`, `pnpm ${pnpmVersion}`)];
}

function manifests() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  return ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...packages]
    .map((path) => join(root, path))
    .filter((path) => existsSync(path));
}

/** Installs the workspace unless the last install used the same manifests and the same Node. */
function installWorkspace(pnpm, environment) {
  const hash = createHash('sha256').update(environment.VITALANE_NODE);
  for (const path of manifests()) hash.update(readFileSync(path));
  const wanted = hash.digest('hex');
  const stamp = join(root, 'node_modules', '.cache', 'vitalane-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies…');
  const [program, ...leading] = pnpm;
  try {
    execFileSync(program, [...leading, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch {
    throw new SetupError(
      'The dependencies could not be installed. The lines above say why; run the command again once that is fixed.',
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs the script until it ends. Every way of stopping this process also stops the script gracefully. */
function runScript(node, script, environment) {
  const child = spawn(node, script, { cwd: root, env: environment, stdio: 'inherit' });
  // The terminal already sends Ctrl-C to the whole group; a second one would mean "stop at once".
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm sends a signal to its shell only, and not every shell forwards it: this process then loses its parent.
  const parent = process.ppid;
  const orphanWatch = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), orphanCheckMs);
  child.on('exit', (code, signal) => {
    clearInterval(orphanWatch);
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}

/** Sets up the environment and runs `script` (a path from the root, with its arguments). */
function run(script) {
  try {
    const node = findNode();
    const pnpm = findPnpm();
    const binaries = [
      join(root, 'node_modules', '.bin'),
      dirname(node),
      pnpm.length === 1 ? dirname(pnpm[0]) : '',
    ].filter(Boolean);
    const environment = cleanEnvironment({
      PATH: [...binaries, process.env.PATH].join(delimiter),
      VITALANE_NODE: node,
    });
    // A downloaded Node has its own headers; those of the machine belong to another version.
    if (node !== process.execPath) environment.npm_config_nodedir = join(dirname(node), '..');
    installWorkspace(pnpm, environment);
    runScript(node, script, environment);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

module.exports = { run };
