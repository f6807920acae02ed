import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toolEnvironment } from './ensure-installed.mjs';
import { featureNames, fillTemplate } from './feature-names.ts';
import { repoRoot } from './repo-root.mjs';

const templates = path.join(import.meta.dirname, 'feature-template');

const domain = 'packages/domain/src/{{area}}/{{feature}}';
const server = 'apps/server/src/features/{{area}}/{{feature}}';
const web = 'apps/web/src/features/{{area}}/{{feature}}';

/** Template → path of the generated file. */
const targets: Record<string, string> = {
  'domain.api.ts': `${domain}/{{feature}}.api.ts`,
  'domain.access.ts': `${domain}/{{feature}}.access.ts`,
  'domain.access.test.ts': `${domain}/{{feature}}.access.test.ts`,
  'domain.errors.ts': `${domain}/{{feature}}.errors.ts`,
  'server.table.ts': `${server}/{{feature}}.table.ts`,
  'server.repository.ts': `${server}/{{feature}}.repository.ts`,
  'server.wire.ts': `${server}/{{feature}}.wire.ts`,
  'server.routes.ts': `${server}/{{feature}}.routes.ts`,
  'server.list.ts': `${server}/use-cases/list-tenant-{{feature}}.ts`,
  'server.create.ts': `${server}/use-cases/create-{{item-file}}.ts`,
  'server.remove.ts': `${server}/use-cases/remove-{{item-file}}.ts`,
  'server.probes.ts': `${server}/{{feature}}.probes.ts`,
  'server.test.ts': `${server}/{{feature}}.test.ts`,
  'web.queries.ts': `${web}/{{feature}}.queries.ts`,
  'web.messages.ts': `${web}/{{feature}}.messages.ts`,
  'web.form.tsx': `${web}/components/{{item-file}}-form.tsx`,
  'web.page.tsx': `${web}/pages/{{feature}}.page.tsx`,
};

interface Insertion {
  file: string;
  /** The text is inserted before the first match. */
  before: RegExp;
  text: string;
}

/** Lines that existing files need: the server's routes, the class of the read, the page's route and its menu item. */
const insertions: Insertion[] = [
  {
    file: 'apps/server/src/feature-routes.ts',
    before: /^import .*\n/m,
    text: "import { {{items}}Routes } from './features/{{area}}/{{feature}}/{{feature}}.routes.ts';\n",
  },
  {
    file: 'apps/server/src/feature-routes.ts',
    before: /(?<=^export const features = \[\n)/m,
    text: '  {{items}}Routes,\n',
  },
  {
    file: 'packages/domain/src/operations/activity-log/plain-reads.ts',
    before: /(?<=^export const plainReads: readonly string\[\] = \[\n)/m,
    text: "  'GET /{{feature}}',\n",
  },
  {
    file: 'apps/web/src/app/routes/shared.routes.ts',
    before: /^const \w+ = createRoute\(/m,
    text: `const {{items}} = createRoute({
  getParentRoute: () => signedIn,
  path: '/{{path}}',
  staticData: { title: '{{title}}' },
  component: lazyRouteComponent(
    () => import('../../features/{{area}}/{{feature}}/pages/{{feature}}.page.tsx'),
    '{{Items}}Page',
  ),
});

`,
  },
  {
    file: 'apps/web/src/app/routes/shared.routes.ts',
    before: /(?<=^export const sharedRoutes = \[\n)/m,
    text: '  {{items}},\n',
  },
  { file: 'apps/web/src/app/menu.ts', before: /(?<=^export type MenuKey =\n)/m, text: "  | '{{path}}'\n" },
  {
    file: 'apps/web/src/app/menu.ts',
    before: /(?<=^const management: Entry\[\] = \[\n[\s\S]*?)^\];/m,
    text: "  { key: '{{path}}', label: '{{title}}', link: { to: '/{{path}}' }, for: actsInTenant },\n",
  },
  {
    file: 'apps/web/src/app/menu.test.ts',
    before: /(?<=^const forEverybody: string\[\] = \[[^\]]*)\];/m,
    text: "'{{path}}', ",
  },
  {
    file: 'apps/web/src/app/menu-icons.ts',
    before: /(?<=^export const menuIcons[^\n]*\n)/m,
    text: "  '{{path}}': Inbox,\n",
  },
];

function run(command: string, args: string[], cwd = repoRoot): void {
  const { status, output } = spawnSync(command, args, { cwd, env: toolEnvironment(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output.join('')}`);
}

function areasOf(root: string): string[] {
  const entries = readdirSync(path.join(root, 'apps/server/src/features'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Writes the files of a feature below `root` and registers it. Returns the paths. Throws when it exists. */
export function writeFeature(
  root: string,
  place: string,
  title: string,
  options: { singular?: string | undefined; path?: string | undefined } = {},
): string[] {
  const names = featureNames(place, title, options);
  const areas = areasOf(root);
  if (!areas.includes(names.area)) throw new Error(`There is no area "${names.area}", only ${areas.join(', ')}.`);
  const written = Object.entries(targets).map(([template, target]) => {
    const file = fillTemplate(target, names);
    const text = fillTemplate(readFileSync(path.join(templates, `${template}.tpl`), 'utf8'), names);
    return { file, text };
  });
  const taken = written.find(({ file }) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken.file} exists.`);

  const edited = new Map<string, string>();
  for (const { file, before, text } of insertions) {
    const current = edited.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    const match = before.exec(current);
    if (!match) throw new Error(`${file} has no place for the new feature (${before}).`);
    edited.set(file, current.slice(0, match.index) + fillTemplate(text, names) + current.slice(match.index));
  }
  for (const { file, text } of [...written, ...[...edited].map(([file, text]) => ({ file, text }))]) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...written.map(({ file }) => file), ...edited.keys()];
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, singular: { type: 'string' }, path: { type: 'string' } },
  });
  const [place] = positionals;
  if (!place) {
    console.error(
      'usage: npm run new-feature -- AREA/NAME [--title "Título na tela"] [--path pagina] [--singular NOUN]',
    );
    process.exit(2);
  }
  try {
    const files = writeFeature(repoRoot, place, values.title ?? place.replace(/.*\//, ''), values);
    run('biome', ['check', '--write', ...files]);
    run('drizzle-kit', ['generate', '--name', `add-${place.replace(/.*\//, '')}`], path.join(repoRoot, 'apps/server'));
    run('node', ['scripts/privacy.mjs']);
    console.log(`${files.join('\n')}\n\nRead the migration in apps/server/drizzle, then: npm run verify`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
