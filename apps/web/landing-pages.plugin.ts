import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import {
  fillSitePage,
  siteAddresses,
  sitePages,
  siteVariantOf,
  siteVariants,
} from '@restitui/domain/tenancy/tenants/site-page.ts';
import type { Branding } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { afterWriting } from './after-writing.ts';
import { buildRenderer } from './build-renderer.ts';

type Render = typeof import('./src/features/tenancy/landing/render-site.tsx');
type Manifest = Record<string, { file: string; assets?: string[] }>;

const source = 'src/features/tenancy/landing';
const sheet = (variant: string) => `${source}/styles/${variant}.css`;
const script = `${source}/site.ts`;
const renderer = `${source}/render-site.tsx`;

/** The public pages, apart from the app: templates that the server fills in, and one small script. */
export function landingPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'landing-pages',
    configResolved(resolved) {
      config = resolved;
    },
    ...afterWriting(async () => {
      const dist = join(config.root, config.build.outDir);
      const manifest = await buildAssets(config.root, dist);
      const { renderSitePage } = await buildRenderer<Render>(config.root, renderer);
      mkdirSync(join(dist, 'pages'), { recursive: true });
      for (const variant of siteVariants) {
        const { file, assets = [] } = manifest[sheet(variant)] ?? { file: '' };
        const styles = `<style>${readFileSync(join(dist, file), 'utf8')}</style>`;
        const fonts = assets.filter((name) => name.endsWith('.woff2')).map((name) => `/${name}`);
        for (const page of sitePages) {
          const made = { script: `/${manifest[script]?.file}`, styles, fonts: fonts.slice(0, 1) };
          writeFileSync(join(dist, 'pages', `${variant}.${page}.html`), renderSitePage(variant, page, made));
        }
      }
    }),
    configureServer(server) {
      server.middlewares.use(async (incoming, outgoing, next) => {
        const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
        const asked = siteAddresses[url.pathname];
        if (!asked || incoming.method !== 'GET') return next();
        try {
          const { renderSitePage } = (await server.ssrLoadModule(`/${renderer}`)) as Render;
          const shown = await brandingOf(url.host, asked.landing);
          const branding = asked.landing ? { ...shown, landing: asked.landing, local: false } : shown;
          const variant = siteVariantOf(branding);
          const styles = `<link rel="stylesheet" href="/${sheet(variant)}">`;
          const page = renderSitePage(variant, asked.page, { script: `/${script}`, styles, fonts: [] });
          const visit = { origin: url.origin, host: url.hostname, path: url.pathname };
          outgoing.setHeader('content-type', 'text/html; charset=utf-8');
          outgoing.end(fillSitePage(page, branding, visit, asked.landing));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The script and one style sheet for each variant, with hashes, among the assets of the app. */
async function buildAssets(root: string, dist: string): Promise<Manifest> {
  const inputs = [script, ...siteVariants.map(sheet)].map((file) => join(root, file));
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: 'pages/manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: inputs },
    },
  });
  return JSON.parse(readFileSync(join(dist, 'pages', 'manifest.json'), 'utf8')) as Manifest;
}

/** As the server behind says it for the host that the browser asked for. */
function brandingOf(host: string, landing: string | undefined): Promise<Branding> {
  const address = new URL('/api/tenants/branding', process.env.RESTITUI_API ?? 'http://127.0.0.1:3000');
  if (landing) address.searchParams.set('landing', landing);
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { host } }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      if (answer.statusCode === 200) resolve(JSON.parse(text).data);
      else reject(new Error(`The brand of ${host} was answered with ${answer.statusCode}: ${text}`));
    });
    asked.on('error', reject).end();
  });
}
