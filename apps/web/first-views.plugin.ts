import type { Plugin, Rolldown } from 'vite';
import { builtFiles, chunkOf } from './built-files.ts';
import { loadOf } from './size-budget.ts';

/** Paths of the pages that are opened first, and the modules that they need besides the entry. */
const views: readonly { path: RegExp; modules: readonly string[] }[] = [
  { path: /^\/home$/, modules: ['/home.page.tsx'] },
  { path: /^\/clientes$/, modules: ['/clients.page.tsx'] },
  { path: /^\/alertas$/, modules: ['/alerts.page.tsx'] },
  { path: /^\/cliente\/\w+\/produtos$/, modules: ['/client.layout.tsx', '/client-products.page.tsx'] },
  { path: /^\/cliente\/\w+\/produtos\/[\w-]+$/, modules: ['/client.layout.tsx', '/product.page.tsx'] },
];

const firstPaint = '<script src="/first-paint.js"></script>';

/** Names the scripts of the main pages in the document, so that `first-paint.js` loads them beside the entry (decision 150). */
export function firstViews(): Plugin {
  return {
    name: 'first-views',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        if (!html.includes(firstPaint)) throw new Error('The document has no script of the first paint.');
        return html.replace(firstPaint, (script) => `${namedIn(bundle)}\n    ${script}`);
      },
    },
  };
}

/** Returns the element with the scripts per path; each script is named once. */
function namedIn(bundle: Rolldown.OutputBundle): string {
  const files = builtFiles(bundle);
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const first = loadOf(entry.fileName, files).files;
  const names: string[] = [];
  const numberOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const paths = views.map(({ path, modules }) => {
    const needed = loadOf(
      modules.map((module) => chunkOf(module, bundle)),
      files,
      first,
    ).files;
    const scripts = [...needed].filter((name) => name.endsWith('.js')).map((name) => name.slice('assets/'.length));
    return [path.source, scripts.map(numberOf)];
  });
  return `<script type="application/json" id="first-views">${JSON.stringify({ names, paths })}</script>`;
}
