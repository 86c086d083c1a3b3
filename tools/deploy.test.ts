import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { compileEverything, sparingSettings } from '../bench/http/sparing.ts';
import { environment, type SettingNotes } from '../packages/server/src/config/environment.ts';

/** Untyped manifest: the tests read only the members that matter. */
type Manifest = ReturnType<typeof JSON.parse>;
const readYaml: (text: string) => Manifest = load;
const readManifests: (text: string) => Manifest[] = (text) => loadAll(text);

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const settings = Object.keys(environment.shape);
const secrets = Object.entries(environment.shape)
  .filter(([, schema]) => (schema.meta() as Partial<SettingNotes> | undefined)?.isSecret)
  .map(([name]) => name);

describe('the image', () => {
  const text = read('deploy/Dockerfile');
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('is based on one exact version of Node', () => {
    const bases = lines.flatMap((line) => /^FROM (node:\S+)/.exec(line)?.[1] ?? []);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
  });

  it('copies existing paths and every installed package', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    for (const source of sources) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    for (const name of readdirSync(join(root, 'packages'))) {
      if (existsSync(join(root, 'packages', name, 'package.json')))
        expect(sources).toContain(`packages/${name}/package.json`);
    }
  });

  it('installs the workspace’s pnpm version, and production dependencies only', () => {
    const { packageManager } = JSON.parse(read('package.json'));
    expect(text).toContain(`npm install --global ${packageManager}`);
    expect(text).toMatch(/--frozen-lockfile --prod --filter "@vitalane\/server\.\.\."/);
  });

  it('runs as an unprivileged user in production mode, with a health check', () => {
    expect(final).toContain('USER node');
    expect(final.join('\n')).toContain('NODE_ENV=production');
    expect(final.join('\n')).toMatch(/HEALTHCHECK .*\/health\/ready/);
    expect(final.findLastIndex((line) => line.startsWith('USER'))).toBeGreaterThan(
      final.findLastIndex((line) => line.startsWith('COPY') || line.startsWith('RUN')),
    );
  });

  it('sets only existing settings, and no secret', () => {
    const [, set = ''] = final.join('\n').match(/^ENV (.*)$/m) ?? [];
    const names = set.split(' ').map((pair) => pair.split('=')[0]);
    expect(settings).toEqual(expect.arrayContaining(names));
    expect(secrets.filter((name) => names.includes(name))).toEqual([]);
  });

  it('uses the measured memory settings, and is compiled by its runtime user', () => {
    const [, ofRuntime = '', ofCompiled = ''] = text.split(/^FROM (?=.* AS (?:runtime|compiled)$)/m);
    for (const [name, value] of Object.entries(sparingSettings))
      expect(ofRuntime.replaceAll('"', '')).toContain(`${name}=${value}`);
    expect(ofRuntime).toContain('NODE_COMPILE_CACHE=/vitalane/.compiled');
    expect(ofCompiled).toMatch(/^USER node$/m);
    expect(ofCompiled).toContain(`PORT=none node ${compileEverything.join(' ')}`);
    expect(final[0]).toBe('FROM runtime');
    expect(final).toContain('COPY --from=compiled /vitalane/.compiled .compiled');
  });
});

describe('the Compose file', () => {
  const text = read('deploy/compose.yaml');
  const { services } = readYaml(text);
  const required = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));

  it('has two servers on one database, one Redis and one file store, a proxy and a relay', () => {
    expect(Object.keys(services)).toEqual([
      'server-a',
      'server-b',
      'proxy',
      'database',
      'redis',
      'files',
      'relay',
    ]);
    expect(services['server-a']).toEqual(services['server-b']);
  });

  it('sets only existing settings, and takes every secret from outside', () => {
    const given: Record<string, string> = services['server-a'].environment;
    expect(settings).toEqual(expect.arrayContaining(Object.keys(given)));
    for (const name of secrets.filter((secret) => secret in given))
      expect([name, given[name]]).toEqual([name, expect.stringMatching(/\$\{\w+:\?\}/)]);
  });

  it('has no defaults for required values: each is an empty line of .env.example', () => {
    expect([...text.matchAll(/\$\{\w+(?!:\?\})\W/g)]).toEqual([]);
    const lines = read('deploy/.env.example')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(new Set(lines)).toEqual(new Set([...required].map((name) => `${name}=`)));
  });

  it('limits memory, pins exact versions, and grants the servers minimal rights', () => {
    for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
      expect([name, service.mem_limit]).toEqual([name, expect.any(String)]);
      expect([name, service.image]).toEqual([name, expect.stringMatching(/^vitalane$|:v?\d+\.\d+/)]);
    }
    expect(services['server-a']).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('lets the servers trust only the proxy at its fixed address', () => {
    const { ipv4_address: address } = services.proxy.networks.inside;
    expect(services['server-a'].environment.TRUST_PROXY).toBe(address);
    expect(read('deploy/caddy/Caddyfile')).toContain('reverse_proxy server-a:4000 server-b:4000');
  });

  it('has a shutdown delay above the proxy’s detection time, and below the kill timeout', () => {
    const seconds = (name: string) =>
      Number(new RegExp(`${name} (\\d+)s`).exec(read('deploy/caddy/Caddyfile'))?.[1]);
    const { environment, stop_grace_period: grace } = services['server-a'];
    const delaySeconds = Number(environment.SHUTDOWN_DELAY_SECONDS);
    const endSeconds = 8;
    expect(delaySeconds).toBeGreaterThan(seconds('health_interval') + seconds('health_timeout'));
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(delaySeconds + endSeconds);
  });

  it('publishes only the ports of the proxy', () => {
    const open = Object.entries<{ ports?: unknown }>(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });
});

describe('the manifests', () => {
  const folder = 'deploy/kubernetes';
  const { resources } = readYaml(read(`${folder}/kustomization.yaml`));
  const documents = resources.flatMap((path: string) => readManifests(read(`${folder}/${path}`)));
  const find = (kind: string) => documents.find((document: { kind: string }) => document.kind === kind);
  const pod = find('Deployment').spec.template.spec;
  const [server] = pod.containers;

  it('are all listed, except the secret’s template', () => {
    const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));
    const others = files.filter((name) => !resources.includes(name));
    expect(others.toSorted()).toEqual(['kustomization.yaml', 'secret.example.yaml']);
  });

  it('run as an unprivileged user that may write only to /tmp, with resource limits', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(server.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(server.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual(['/tmp']);
    expect(server.resources).toMatchObject({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
  });

  it('have liveness and readiness probes and a termination grace period', () => {
    expect(server.livenessProbe.httpGet.path).toBe('/health/live');
    expect(server.startupProbe.httpGet.path).toBe('/health/live');
    expect(server.readinessProbe.httpGet.path).toBe('/health/ready');
    const drainSeconds = 8;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(
      drainSeconds + server.lifecycle.preStop.sleep.seconds,
    );
  });

  it('roll out one process at a time, and never leave none', () => {
    expect(find('Deployment').spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(find('PodDisruptionBudget').spec.minAvailable).toBe(1);
    expect(find('HorizontalPodAutoscaler').spec.minReplicas).toBe(2);
  });

  it('select the same pods everywhere', () => {
    const labels = find('Deployment').spec.template.metadata.labels;
    expect(find('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(find('Service').spec.selector).toEqual(labels);
    expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(find('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
  });

  it('set only existing settings: empty secrets in the Secret, others in the ConfigMap', () => {
    const open = read(`${folder}/settings.env`)
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0] ?? '');
    const { stringData } = readYaml(read(`${folder}/secret.example.yaml`));
    expect(settings).toEqual(expect.arrayContaining([...open, ...Object.keys(stringData)]));
    expect(secrets).toEqual(expect.arrayContaining(Object.keys(stringData)));
    expect(open.filter((name) => secrets.includes(name))).toEqual([]);
    expect(Object.values(stringData).every((value) => value === '')).toBe(true);
  });

  it('are accepted by kubectl, where it is installed', () => {
    if (spawnSync('kubectl', ['version', '--client']).status !== 0) return;
    const built = execFileSync('kubectl', ['kustomize', join(root, folder)], { encoding: 'utf8' });
    const kinds = readManifests(built).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['Deployment', 'ConfigMap', 'NetworkPolicy']));
    expect(built).not.toContain('kind: Secret');
  });
});
