import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { afterWriting } from './after-writing.ts';

const pages = ['offline.html', 'offline.js', 'first-paint.js'];

/** Builds `/sw.js` with the list of what the app consists of. Only a production build has one. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  let files: string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, bundle) {
      files = Object.keys(bundle).filter((name) => /^assets\/(.*\.(js|css)|inter-latin-opsz.*\.woff2)$/.test(name));
    },
    ...afterWriting(async () => {
      const hashed = files.sort().map((name) => ({ url: `/${name}`, revision: null }));
      const named = pages.map((name) => {
        const text = readFileSync(join(config.publicDir, name));
        return { url: `/${name}`, revision: createHash('sha256').update(text).digest('hex').slice(0, 16) };
      });
      await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __PRECACHED__: JSON.stringify([...named, ...hashed]),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          lib: {
            entry: join(config.root, 'src/lib/service-worker.ts'),
            formats: ['iife'],
            name: 'serviceWorker',
            fileName: () => 'sw.js',
          },
        },
      });
    }),
  };
}
