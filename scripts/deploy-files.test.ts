import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allSettingNames } from '../apps/server/src/platform/setting-names.ts';
import { stopLimits } from '../apps/server/src/stop-limits.ts';
import { repoRoot } from './repo-root.mjs';

const read = (name: string) => readFileSync(path.join(repoRoot, name), 'utf8');
/** Names of the compose file alone: passwords of its own services. */
const ofCompose = ['DATABASE_PASSWORD', 'STORAGE_BUCKET', 'STORAGE_KEY', 'STORAGE_SECRET'];
const ofOtherImages = ['BUCKET', 'MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD'];
const ofPostgres = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];

it('sets only variables that the product or an image of the compose file reads', () => {
  const compose = read('deploy/compose.yaml');
  const set = [...compose.matchAll(/^ {2,6}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '');
  const known = new Set([...allSettingNames, ...ofOtherImages, ...ofPostgres]);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
  expect(set.length).toBeGreaterThan(15);
});

it('has every variable that the compose file takes from its environment in the example', () => {
  const example = [...read('deploy/example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const taken = [...read('deploy/compose.yaml').matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name]) => name);
  expect(new Set(taken)).toEqual(new Set(example));
  expect(example.filter((name) => ![...allSettingNames, ...ofCompose].includes(name ?? ''))).toEqual([]);
});

it('gives each web process an address of its own, so that the proxy leaves out only the one that stops', () => {
  const services = read('deploy/compose.yaml').split(/^(?= {2}\w+:)/m);
  const web = services.filter((text) => /^ +PROCESS: web$|: \*web$/m.test(text));
  expect(web.length).toBeGreaterThan(1);
  const [, upstreams] = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile')) ?? [];
  expect(upstreams?.split(' ')).toEqual(web.map((text) => `${/\w+/.exec(text)?.[0]}:3000`));
});

it('gives each process more time to end than it takes by itself', () => {
  const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const unit = read('deploy/systemd/restitui@.service');
  const services = read('deploy/compose.yaml').split(/^(?= {2}\w+:)/m);
  const [web, worker] = ['web', 'worker'].map((kind) => services.find((text) => text.includes(`PROCESS: ${kind}\n`)));
  const given = [unit, web ?? '', worker ?? ''].map((text) => ({
    limit: seconds(text, /^ *(?:TimeoutStopSec=|stop_grace_period: )(\d+)/m),
    delay: seconds(text, /^ +SHUTDOWN_DELAY: (\d+)$/m),
  }));
  // Five seconds for a machine that is late with the end itself.
  expect(given.filter(({ limit, delay }) => limit < delay + stopLimits.whole + 5)).toEqual([]);
  expect(given.map(({ delay }) => delay > 0)).toEqual([false, true, false]);
});

it('removes the trace that a caller names, because the server believes the proxy', () => {
  const [, proxied = ''] = /reverse_proxy [^{]+\{([^}]*)\}/.exec(read('deploy/Caddyfile')) ?? [];
  expect(proxied).toMatch(/^\s+header_up -traceparent$/m);
});

it('builds the image with the pinned Node and the manifests of all workspaces', () => {
  const dockerfile = read('deploy/Dockerfile');
  const { node } = JSON.parse(read('package.json')).devDependencies;
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual([`node:${node}-bookworm-slim`, `node:${node}-bookworm-slim`]);
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: repoRoot });
  const copied = [...dockerfile.matchAll(/^COPY (\S+\/package\.json)/gm)].map(([, file]) => file);
  expect(copied.sort()).toEqual(manifests.sort());
});

it.each(['restitui@.service', 'restitui-backup.service'])('lets %s write backups, and start without them', (unit) => {
  expect(read(`deploy/systemd/${unit}`)).toMatch(/^ReadWritePaths=-\/var\/backups\/restitui$/m);
});

it('alerts on a late and on a missing backup, where backups are expected', () => {
  const rules = [...read('deploy/prometheus/alerts.yaml').matchAll(/alert: RestituiBackup(\w+)\n +expr: (.+)/g)];
  const late = 'time() - max(backup_last_timestamp_seconds) > 93600 and max(backup_expected) == 1';
  expect(rules.map(([, name, expr]) => [name, expr])).toEqual([
    ['Late', late],
    ['Missing', 'max(backup_expected) == 1 unless max(backup_last_timestamp_seconds)'],
  ]);
  expect(read('docs/operations.md')).toContain('`backup_expected`');
});

it('shows and alerts on metrics that the product has', () => {
  const board = JSON.parse(read('deploy/grafana/restitui.json'));
  const shown = board.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr));
  const alerts = [...read('deploy/prometheus/alerts.yaml').matchAll(/expr: (.+)/g)].map(([, expr]) => expr);
  const guide = read('docs/operations.md');
  const named = [...shown, ...alerts].flatMap((expr) => [...expr.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\{/g)]);
  const metrics = named.map(([, name]) => name.replace(/_(count|sum|bucket)$/, ''));
  const unknown = metrics.filter(
    (name) => !guide.includes(`\`${name}\``) && !/^(nodejs_eventloop_lag|process)_/.test(name),
  );
  expect(unknown).toEqual([]);
  expect(new Set(metrics).size).toBeGreaterThan(7);
});
