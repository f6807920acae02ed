import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { findViolations } from './import-rules.ts';
import { sourceRules } from './source-rules.ts';

const server = 'apps/server/src';
const web = 'apps/web/src';
const typed = (imports: string) =>
  `${imports}\nexport type Planted = { readonly x: number };\nexport const planted = (x: Planted): number => x.x;\n`;
const importing = (...from: string[]) => typed(from.map((place) => `import '${place}';`).join('\n'));

/** Files that stand there rightly, for the plants to import. */
const house: Record<string, string> = {
  'packages/brazil/src/cnpj.ts': 'export const cnpj = 1;',
  'packages/domain/src/users/actor.ts': "import '@restitui/brazil/cnpj.ts';\nimport 'zod';",
  'packages/domain/src/users/users.access.ts': 'export const canRead = true;',
  'packages/tax-engine/src/read.ts': "import '@restitui/brazil/cnpj.ts';",
  [`${server}/app.ts`]: "import './features/users/users.routes.ts';",
  [`${server}/main.ts`]: "import './app.ts';\nconsole.log(process.env.PORT);",
  [`${server}/kernel/context.ts`]: "import '@restitui/domain/users/actor.ts';",
  [`${server}/http/mount.ts`]: "import 'fastify';\nimport '../kernel/context.ts';",
  [`${server}/platform/mailer.ts`]: 'export const send = () => fetch("x");',
  [`${server}/features/users/users.table.ts`]: "import 'drizzle-orm';\nimport '../clients/clients.table.ts';",
  [`${server}/features/users/users.repository.ts`]:
    "import './users.table.ts';\nimport type { canRead } from '@restitui/domain/users/users.access.ts';\nexport type Scope = typeof canRead;",
  [`${server}/features/users/users.routes.ts`]: "import '../../http/mount.ts';\nimport './use-cases/read-user.ts';",
  [`${server}/features/users/use-cases/read-user.ts`]:
    "import '../users.repository.ts';\nimport '../../clients/openable-client.ts';\nimport '../../../platform/mailer.ts';\nimport '@restitui/tax-engine/read.ts';\nimport 'node:path';",
  [`${server}/features/clients/clients.table.ts`]: "import 'drizzle-orm';",
  [`${server}/features/clients/openable-client.ts`]: "import '../../kernel/context.ts';",
  [`${server}/features/clients/use-cases/open-client.ts`]: "import '../openable-client.ts';",
  [`${web}/app/routes/users.routes.ts`]: "import '../../features/users/pages/users.page.tsx';",
  [`${web}/ui/button.tsx`]: 'export const Button = () => null;',
  [`${web}/lib/store.ts`]: 'export const read = () => localStorage.getItem("x");',
  [`${web}/features/users/pages/users.page.tsx`]: "import '../components/user-card.tsx';",
  [`${web}/features/users/components/user-card.tsx`]: "import '../../../ui/button.tsx';",
  [`${web}/features/users/user-words.ts`]: 'export const words = 1;',
  'apps/server/test/harness.ts': "import '../src/app.ts';",
};

/** One broken rule each: where it stands, what stands there. */
const plants: Record<string, Record<string, string>> = {
  'brazil-stands-alone': { 'packages/brazil/src/bad.ts': importing('@restitui/domain/users/actor.ts') },
  'domain-is-what-both-sides-share': { 'packages/domain/src/users/bad-node.ts': importing('node:fs') },
  'tax-engine-knows-no-domain': { 'packages/tax-engine/src/bad.ts': importing('@restitui/domain/users/actor.ts') },
  'tax-engine-knows-no-database-and-no-http': { 'packages/tax-engine/cli/bad.ts': importing('pg') },
  'packages-know-no-app': { 'packages/domain/src/users/bad-app.ts': importing('../../../../apps/server/src/app.ts') },
  'kernel-knows-no-edge': { [`${server}/kernel/bad.ts`]: importing('fastify') },
  'http-knows-no-feature': { [`${server}/http/bad.ts`]: importing('../features/users/users.repository.ts') },
  'platform-is-the-outside-world': { [`${server}/platform/bad.ts`]: importing('../http/mount.ts') },
  'db-holds-tables-only': { [`${server}/db/bad.ts`]: importing('../features/users/users.repository.ts') },
  'table-is-schema-only': { [`${server}/features/users/bad.table.ts`]: importing('../../kernel/context.ts') },
  'repository-only-asks-the-database': {
    [`${server}/features/users/bad.repository.ts`]: importing('../../platform/mailer.ts'),
  },
  'repository-decides-nothing': {
    [`${server}/features/users/deciding.repository.ts`]:
      "import { canRead } from '@restitui/domain/users/users.access.ts';\nexport const read = canRead;",
  },
  'use-case-stands-on-the-kernel': {
    [`${server}/features/users/use-cases/bad-table.ts`]: importing('../users.table.ts'),
  },
  'use-case-calls-no-other-feature': {
    [`${server}/features/users/use-cases/bad-call.ts`]: importing('../../clients/use-cases/open-client.ts'),
  },
  'routes-name-calls-and-use-cases': {
    [`${server}/features/users/bad.routes.ts`]: importing('./users.repository.ts'),
  },
  'job-works-through-repositories': {
    [`${server}/features/users/jobs/bad.ts`]: importing('../../../http/mount.ts'),
  },
  'features-leave-libraries-to-the-edge': { [`${server}/features/users/bad-query.ts`]: importing('drizzle-orm') },
  'server-knows-no-web': { [`${server}/bad.ts`]: importing('../../web/src/ui/button.tsx') },
  'web-knows-no-server': { [`${web}/lib/bad-server.ts`]: importing('../../../server/src/kernel/context.ts') },
  'web-ui-and-lib-are-generic': { [`${web}/ui/bad.tsx`]: importing('../features/users/components/user-card.tsx') },
  'web-feature-knows-no-app': { [`${web}/features/clients/bad-app.ts`]: importing('../../app/routes/users.routes.ts') },
  'pages-belong-to-the-route-table': {
    [`${web}/features/users/components/bad-page.tsx`]: importing('../pages/users.page.tsx'),
  },
  'web-feature-shares-components-and-queries': {
    [`${web}/features/clients/bad-words.ts`]: importing('../users/user-words.ts'),
  },
  'tests-are-not-imported': { [`${server}/bad-harness.ts`]: importing('../test/harness.ts') },
  'no-import-cycle': {
    'packages/brazil/src/cycle-one.ts': importing('./cycle-two.ts'),
    'packages/brazil/src/cycle-two.ts': importing('./cycle-one.ts'),
  },
  'every-import-resolves': { 'packages/brazil/src/bad-nowhere.ts': importing('./nowhere.ts') },
  'no-feature-cycle': {
    'packages/domain/src/round/round-start.ts': importing('../trip/trip.ts'),
    'packages/domain/src/trip/trip.ts': importing('../round/round-end.ts'),
    'packages/domain/src/round/round-end.ts': typed(''),
  },
  'environment-only-in-main': { [`${server}/kernel/bad-env.ts`]: typed('export const port = process.env.PORT;') },
  'fetch-only-at-the-border': { [`${web}/features/users/bad-fetch.ts`]: typed('export const got = fetch("/api");') },
  'local-storage-only-in-web-lib': {
    [`${web}/features/users/bad-store.ts`]: typed('export const kept = localStorage.getItem("x");'),
  },
  'no-barrel-file': { [`${web}/ui/index.ts`]: "export * from './button.tsx';\n" },
};

const rules = [...config.forbidden, ...sourceRules, { name: 'no-feature-cycle' }].map(({ name }) => name);

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** A tree that resolves as ours does: workspaces by symlink and `exports`, libraries as stubs. */
function makeHouse(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  write(root, house);
  mkdirSync(path.join(root, 'node_modules/@restitui'), { recursive: true });
  for (const name of ['brazil', 'domain', 'tax-engine']) {
    const manifest = { name: `@restitui/${name}`, type: 'module', exports: { './*': './src/*' } };
    write(root, { [`packages/${name}/package.json`]: JSON.stringify(manifest) });
    symlinkSync(`../../packages/${name}`, path.join(root, 'node_modules/@restitui', name));
  }
  for (const name of ['zod', 'fastify', 'drizzle-orm', 'pg']) {
    const manifest = JSON.stringify({ name, main: 'main.js' });
    write(root, { [`node_modules/${name}/package.json`]: manifest, [`node_modules/${name}/main.js`]: '' });
  }
  write(root, { 'package.json': '{ "name": "house", "type": "module" }' });
  return root;
}

describe('the import rules', () => {
  let root: string;

  beforeAll(() => {
    root = makeHouse();
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('read TypeScript, follow exports and find nothing wrong in a tidy house', async () => {
    const { violations, dependencies } = await findViolations(root);
    expect(violations).toEqual([]);
    expect(dependencies).toBeGreaterThan(20);
  });

  it('each have a plant', () => {
    expect(Object.keys(plants).sort()).toEqual([...rules].sort());
  });

  it('name each planted violation, and say where the code should go', async () => {
    write(root, Object.assign({}, ...Object.values(plants)));
    const { violations } = await findViolations(root);
    for (const [rule, files] of Object.entries(plants)) {
      const [planted] = Object.keys(files);
      const found = violations.filter((violation) => violation.rule === rule);
      expect(found.map(({ where }) => where).join('\n'), rule).toContain(planted);
      expect(found[0]?.advice, rule).toMatch(/\w{4}/);
    }
  });
});
