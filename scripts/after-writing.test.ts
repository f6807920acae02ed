import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { afterWriting } from '../apps/web/after-writing.ts';

const entry = 'export const made = 1;';

/** Builds one module in memory; returns why it failed, and whether the work on its files was done. */
async function buildWith(plugin: Plugin): Promise<{ reason: string; worked: boolean }> {
  let worked = false;
  const work: Plugin = {
    name: 'work',
    ...afterWriting(async () => {
      worked = true;
      throw new Error('A file is missing.');
    }),
  };
  const module: Plugin = {
    name: 'module',
    resolveId: (id) => (id === 'made' ? id : undefined),
    load: (id) => (id === 'made' ? entry : undefined),
  };
  const reason = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [module, plugin, work],
    build: { outDir: 'made-in-test', rollupOptions: { input: 'made' } },
  }).then(
    () => 'none',
    (error: Error) => error.message,
  );
  return { reason, worked };
}

it('ends a failed build with its own reason', async () => {
  const budget: Plugin = {
    name: 'budget',
    generateBundle() {
      this.error('A page loads too much.');
    },
  };
  expect(await buildWith(budget)).toEqual({ reason: expect.stringContaining('A page loads too much.'), worked: false });
});
