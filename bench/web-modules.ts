import { SourceMap } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, loadConfigFromFile, type PluginOption, type Rolldown } from 'vite';
import { brotliOf } from '../apps/web/brotli.ts';
import { type BuiltFile, loadOf } from '../apps/web/size-budget.ts';

/** Prints what the first visit and each page load, and the packages and folders that the entry consists of. */
const web = path.join(import.meta.dirname, '../apps/web');
const byFile = process.argv.includes('--files');
/** Plugins that write files or fail above a budget. */
const left = ['service-worker', 'landing-pages', 'size-budget', 'precompressed'];

/** Returns the npm package of a module, or the folder of our own code that it belongs to. */
function groupOf(source: string): string {
  const file = source.replace(/^.*?((?:node_modules|packages|src)\/)/, '$1');
  if (byFile) return file;
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
  if (name) return name.startsWith('@radix-ui/') ? '@radix-ui' : name;
  const own = /^(?:packages\/(\w[\w-]*)\/src|src)\/([^/]*)(.*)$/.exec(file);
  if (!own) return 'other';
  const [, pack, folder, rest = ''] = own;
  if (pack === 'domain') return rest.endsWith('.api.ts') ? 'domain: declared calls' : 'domain: all else';
  return pack ?? `web: ${folder}`;
}

/** Attributes the characters of a minified chunk to the groups of their sources. */
function sizesOf({ code, map }: Rolldown.OutputChunk): Map<string, number> {
  const sizes = new Map<string, number>();
  if (!map) return sizes;
  const sources = new SourceMap(JSON.parse(map.toString()));
  const step = 4;
  for (const [number, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column += step) {
      const entry = sources.findEntry(number, column);
      const group = 'originalSource' in entry && entry.originalSource ? groupOf(entry.originalSource) : 'other';
      sizes.set(group, (sizes.get(group) ?? 0) + step);
    }
  }
  return sizes;
}

const isKept = (plugin: PluginOption) => !(plugin && 'name' in plugin && left.includes(plugin.name));
const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(web, 'vite.config.ts'));
if (!loaded) throw new Error('The web app has no configuration.');
const { config } = loaded;
const result = await build({
  ...config,
  configFile: false,
  root: web,
  logLevel: 'error',
  plugins: (config.plugins ?? []).filter(isKept),
  build: { ...config.build, sourcemap: 'hidden', write: false },
});
const { output } = result as Rolldown.RolldownOutput;
const chunks = output.filter((file) => file.type === 'chunk');
const files = new Map<string, BuiltFile>(
  output.map((file) => [
    file.fileName,
    file.type === 'asset'
      ? { name: file.fileName, content: file.source, imports: [] }
      : {
          name: file.fileName,
          content: file.code,
          imports: [...file.imports, ...(file.viteMetadata?.importedCss ?? [])],
        },
  ]),
);
const entry = chunks.find(({ isEntry }) => isEntry);
if (!entry) throw new Error('The build has no entry.');
const first = loadOf(entry.fileName, files);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const gzip = [...first.files].reduce((sum, name) => sum + gzipSync(files.get(name)?.content ?? '').length, 0);
console.log(`first visit: ${kilobytes(first.bytes)} by brotli, ${kilobytes(gzip)} by gzip, ${first.requests} requests`);
const pages = chunks
  .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.page.tsx'))
  .map(({ name, fileName }) => ({ name, ...loadOf(fileName, files, first.files) }))
  .sort((a, b) => b.bytes - a.bytes);
for (const { name, bytes, requests } of pages) {
  console.log(`${kilobytes(bytes)} in ${String(requests).padStart(2)} requests  ${name}`);
}
const chosen = process.argv.find((text) => text.startsWith('--page='))?.slice('--page='.length);
const page = chunks.find(({ name }) => chosen !== undefined && name === `${chosen}.page`);
const shown = page ? loadOf(page.fileName, files, first.files) : first;
for (const chunk of chunks.filter(({ fileName }) => shown.files.has(fileName))) {
  const packed = brotliOf(chunk.code).length;
  console.log(`\n${chunk.fileName}: ${kilobytes(packed)} by brotli`);
  for (const [group, bytes] of [...sizesOf(chunk)].sort((a, b) => b[1] - a[1])) {
    const share = bytes / chunk.code.length;
    if (share * packed > 300)
      console.log(`${kilobytes(share * packed)} ${(share * 100).toFixed(1).padStart(5)} %  ${group}`);
  }
}
