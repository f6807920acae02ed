import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generateNotes } from '../bench/generate-notes.ts';
import { ensureEngineBuilt } from './ensure-engine-built.mjs';
import { repoRoot } from './repo-root.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'built-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modules = path.join(repoRoot, 'packages/tax-engine/cli/analyse.ts');
const data = path.join(repoRoot, 'packages/tax-engine/test-data');

function analyse(program: string, xml: string): string {
  const args = ['--cnpj', '11222333000181', '--xml', xml, '--pgdas', `${data}/e1a-pgdas.zip`, '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args, '--as-of', '2026-09-30'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

async function expectSameOutput(xml: string): Promise<void> {
  const built = path.join((await ensureEngineBuilt()) ?? '', 'analyse.mjs');
  expect(JSON.parse(analyse(built, xml))).toEqual(JSON.parse(analyse(modules, xml)));
}

describe('built engine', () => {
  it('is built once for the same sources', async () => {
    const build = await ensureEngineBuilt();
    expect(readdirSync(build ?? '')).toEqual(
      expect.arrayContaining(['analyse.mjs', 'notes-worker.mjs', 'pdf-worker.mjs']),
    );
    expect(await ensureEngineBuilt()).toBe(build);
  });

  it('prints what the modules print on one thread', () => expectSameOutput(`${data}/e1a-xml.zip`));

  it('prints what the modules print on several threads', async () => {
    const many = path.join(folder, 'many.zip');
    // Just above the number of files from which threads are started.
    generateNotes({ path: many, notes: 1024, seed: 1 });
    await expectSameOutput(many);
  });
});
