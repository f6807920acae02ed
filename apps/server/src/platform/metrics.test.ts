import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { unwatchedDisk } from './disk-space.ts';
import { localFileStorage } from './file-storage.ts';
import { createMetrics, type QueueDepth } from './metrics.ts';

const depth: QueueDepth = { queue: 'send-message', state: 'retry', count: 3, oldestSeconds: 42 };
const pool = { totalCount: 5, idleCount: 2, waitingCount: 1 };

it('reports pool, queues and ended jobs', async () => {
  let depths: QueueDepth[] = [depth];
  const metrics = createMetrics({
    pool,
    disk: unwatchedDisk,
    queueDepths: async () => depths,
    lastBackup: async () => '2026-11-20T06:00:00.000Z',
    expectsBackups: true,
  });
  metrics.observeJob({ queue: 'seal-agreement', outcome: 'failed', seconds: 2 });
  const lines = (await metrics.registry.metrics()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'database_connections{state="used"} 3',
      'database_connections{state="waiting"} 1',
      'queue_jobs{queue="send-message",state="retry"} 3',
      'queue_oldest_seconds{queue="send-message",state="retry"} 42',
      'job_duration_seconds_sum{queue="seal-agreement",outcome="failed"} 2',
      'disk_low 0',
      'backup_last_timestamp_seconds 1795154400',
      'backup_expected 1',
    ]),
  );
  depths = [];
  expect(await metrics.registry.metrics()).not.toContain('queue="send-message"');
});

it('counts the operations on the storage by outcome', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restitui-metrics-'));
  const metrics = createMetrics({
    pool,
    disk: unwatchedDisk,
    queueDepths: async () => [],
    lastBackup: async () => null,
    expectsBackups: false,
  });
  const files = metrics.countFiles(localFileStorage(folder));
  await files.write('a/b', Readable.from(['content']));
  expect(await text(files.read('a/b'))).toBe('content');
  await expect(text(files.read('a/missing'))).rejects.toThrow('ENOENT');
  await expect(files.write('../outside', Readable.from(['']))).rejects.toThrow('outside');
  rmSync(folder, { recursive: true });
  const lines = await metrics.registry.metrics();
  expect(lines).not.toMatch(/^backup_last_timestamp_seconds/m);
  expect(lines).toMatch(/^backup_expected 0$/m);
  for (const [operation, outcome] of [
    ['write', 'ok'],
    ['write', 'failed'],
    ['read', 'ok'],
    ['read', 'failed'],
  ]) {
    expect(lines).toContain(`storage_operations_total{operation="${operation}",outcome="${outcome}"} 1`);
  }
});
