import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EntrancePath, entranceName, entrancePaths } from '@restitui/domain/tenancy/tenants/entrance-page.ts';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { afterWriting } from './after-writing.ts';
import { buildRenderer } from './build-renderer.ts';
import { builtFiles, chunkOf } from './built-files.ts';
import { precompressed } from './precompressed.plugin.ts';
import { excessOf, type Load, loadOf, loadOfDocument } from './size-budget.ts';

type Renderer = typeof import('./src/app/entrance/render-entrance.tsx');

const source = 'src/app/entrance';
const renderer = `${source}/render-entrance.tsx`;
const modules: Record<EntrancePath, string> = {
  '/signin': '/sign-in.page.tsx',
  '/login-client': '/client-sign-in.page.tsx',
  '/forgot-password': '/forgot-password.page.tsx',
};

/** The most that the first view of an entrance page loads: document, styles and scripts; nothing else is loaded until the person acts. */
const budget: Load = { bytes: 60_000, requests: 10 };

/** Files of the app's build that the pages name. */
interface Built {
  app: Map<EntrancePath, string[]>;
  font: string;
}

/** Prerenders the pages before sign-in as templates, which the server fills in (decision 143). */
export function entrancePages(): Plugin {
  let config: ResolvedConfig;
  let built: Built | undefined;
  return {
    name: 'entrance-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, bundle) {
      const files = builtFiles(bundle);
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const font = Object.keys(bundle).find(
        (name) => name.includes('inter-latin-opsz-normal') && name.endsWith('.woff2'),
      );
      if (!entry || !font) throw new Error('The build has no entry or no font.');
      const scriptsOf = (path: EntrancePath) => {
        const needed = loadOf([entry.fileName, chunkOf(modules[path], bundle)], files).files;
        return [...needed].filter((name) => name.endsWith('.js')).map((name) => `/${name}`);
      };
      built = { app: new Map(entrancePaths.map((path) => [path, scriptsOf(path)])), font: `/${font}` };
    },
    ...afterWriting(async function () {
      if (!built) throw new Error('The build of the app is missing.');
      const dist = join(config.root, config.build.outDir);
      const document = readFileSync(join(dist, 'index.html'), 'utf8');
      const script = await buildScript(config.root, dist);
      // As in a browser that shows a prerendered page: the splash is over.
      Object.assign(globalThis, { entrance: {} });
      const { entranceLooks, renderEntrance } = await buildRenderer<Renderer>(config.root, renderer);
      const pages: Record<string, string> = {};
      for (const look of entranceLooks()) {
        const app = built.app.get(look.path) ?? [];
        const bytes = app.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
        const assets = { document, script, font: built.font, app, bytes };
        const page = await renderEntrance(look, assets);
        const excess = excessOf(
          `The first view of ${entranceName(look)}`,
          loadOfDocument(page, (address) => readFileSync(join(dist, address))),
          budget,
        );
        if (excess) this.error(`${excess}\nLoad later what is not shown at once, or decide on a larger budget.`);
        pages[entranceName(look)] = page;
      }
      mkdirSync(join(dist, 'pages'), { recursive: true });
      writeFileSync(join(dist, 'pages', 'entrance.json'), JSON.stringify(pages));
    }),
  };
}

async function buildScript(root: string, dist: string): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [precompressed()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(root, source, 'entrance.ts') },
    },
  });
  const [chunk] = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (!chunk) throw new Error('The script of the pages before sign-in was not built.');
  return `/${chunk.fileName}`;
}
