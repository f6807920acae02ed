import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'vite';

const loader = fileURLToPath(new URL('src/lib/load-part.ts', import.meta.url));

/** Vite names no files of a part that is one file; the loader needs its name too. */
export const modulePreload: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) => (hostType === 'js' && files.length === 0 ? [file] : files),
};

/** Puts `loadPart` in the place of the function that Vite calls for each `import()` (decision 172). */
export function partLoader(): Plugin {
  let isReplaced = false;
  return {
    name: 'part-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return `export { loadPart as __vitePreload } from ${JSON.stringify(loader)};`;
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('Vite loads parts without `loadPart`; look for the new name of its function.');
    },
  };
}
