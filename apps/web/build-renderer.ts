import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds a module for Node.js and imports it, so that the build of the app can render pages with its own components.
 * @param source path of the module below `root`
 */
export async function buildRenderer<Module>(root: string, source: string): Promise<Module> {
  const name = basename(source, '.tsx');
  const outDir = join(root, 'node_modules', `.${name}`);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { ssr: source, outDir, emptyOutDir: true },
  });
  const made = (await import(`${pathToFileURL(join(outDir, `${name}.js`)).href}?${Date.now()}`)) as Module;
  rmSync(outDir, { recursive: true, force: true });
  return made;
}
