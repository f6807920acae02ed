const server = 'apps/server/src';
const web = 'apps/web/src';
const typed = (imports: string) =>
  `${imports}\nexport type Planted = { readonly x: number };\nexport const planted = (x: Planted): number => x.x;\n`;
const importing = (...from: string[]) => typed(from.map((place) => `import '${place}';`).join('\n'));

/** A tree without violations, which the plants import. */
export const validTree: Record<string, string> = {
  'packages/brazil/src/cnpj.ts': 'export const cnpj = 1;',
  'packages/domain/src/accounts/users/actor.ts': "import '@restitui/brazil/cnpj.ts';\nimport 'zod';",
  'packages/domain/src/accounts/users/users.access.ts': 'export const canRead = true;',
  'packages/tax-engine/src/read.ts': "import '@restitui/brazil/cnpj.ts';",
  [`${server}/app.ts`]: "import './features/accounts/users/users.routes.ts';",
  [`${server}/main.ts`]: "import './app.ts';\nconsole.log(process.env.PORT);",
  [`${server}/kernel/context.ts`]: "import '@restitui/domain/accounts/users/actor.ts';",
  [`${server}/http/mount.ts`]: "import 'fastify';\nimport '../kernel/context.ts';",
  [`${server}/platform/mailer.ts`]: 'export const send = () => fetch("x");',
  [`${server}/features/accounts/users/users.table.ts`]:
    "import 'drizzle-orm';\nimport '../../crm/clients/clients.table.ts';",
  [`${server}/features/accounts/users/users.repository.ts`]:
    "import './users.table.ts';\nimport type { canRead } from '@restitui/domain/accounts/users/users.access.ts';\nexport type Scope = typeof canRead;",
  [`${server}/features/accounts/users/users.routes.ts`]:
    "import '../../../http/mount.ts';\nimport './use-cases/read-user.ts';",
  [`${server}/features/accounts/users/use-cases/read-user.ts`]:
    "import '../users.repository.ts';\nimport '../../../crm/clients/client.gate.ts';\nimport '../../../../platform/mailer.ts';\nimport '@restitui/tax-engine/read.ts';\nimport 'node:path';",
  [`${server}/features/crm/clients/clients.table.ts`]: "import 'drizzle-orm';",
  [`${server}/features/crm/clients/client.gate.ts`]: "import '../../../kernel/context.ts';",
  [`${server}/features/crm/clients/use-cases/open-client.ts`]: "import '../client.gate.ts';",
  [`${web}/app/routes/users.routes.ts`]: "import '../../features/accounts/users/pages/users.page.tsx';",
  [`${web}/ui/button.tsx`]: 'export const Button = () => null;',
  [`${web}/lib/store.ts`]: 'export const read = () => localStorage.getItem("x");',
  [`${web}/features/accounts/users/pages/users.page.tsx`]: "import '../components/user-card.tsx';",
  [`${web}/features/accounts/users/components/user-card.tsx`]: "import '../../../../ui/button.tsx';",
  [`${web}/features/accounts/users/user-words.ts`]: 'export const words = 1;',
  'apps/server/test/harness.ts': "import '../src/app.ts';",
};

/** One violation of each rule: path and text. */
export const plants: Record<string, Record<string, string>> = {
  'brazil-imports-nothing-of-ours': {
    'packages/brazil/src/bad.ts': importing('@restitui/domain/accounts/users/actor.ts'),
  },
  'domain-imports-zod-and-brazil-only': { 'packages/domain/src/accounts/users/bad-node.ts': importing('node:fs') },
  'engines-import-brazil-only': {
    'packages/tax-engine/src/bad.ts': importing('@restitui/domain/accounts/users/actor.ts'),
  },
  'engines-without-database-or-http': { 'packages/tax-engine/cli/bad.ts': importing('pg') },
  'column-store-without-database': {
    'packages/column-store/src/bad.ts': importing('@restitui/domain/accounts/users/actor.ts'),
  },
  'packages-import-no-app': {
    'packages/domain/src/accounts/users/bad-app.ts': importing('../../../../../apps/server/src/app.ts'),
  },
  'kernel-without-http-or-features': { [`${server}/kernel/bad.ts`]: importing('fastify') },
  'http-without-features': { [`${server}/http/bad.ts`]: importing('../features/accounts/users/users.repository.ts') },
  'platform-wraps-the-outside': { [`${server}/platform/bad.ts`]: importing('../http/mount.ts') },
  'db-imports-tables-only': { [`${server}/db/bad.ts`]: importing('../features/accounts/users/users.repository.ts') },
  'table-files': {
    [`${server}/features/accounts/users/bad.table.ts`]: importing('../../../kernel/context.ts'),
  },
  'repository-files': {
    [`${server}/features/accounts/users/bad.repository.ts`]: importing('../../../platform/mailer.ts'),
  },
  'repository-takes-decisions-as-arguments': {
    [`${server}/features/accounts/users/deciding.repository.ts`]:
      "import { canRead } from '@restitui/domain/accounts/users/users.access.ts';\nexport const read = canRead;",
  },
  ...Object.fromEntries(
    ['gate', 'wire', 'texts', 'rules', 'upload', 'pdf', 'service'].map((suffix) => [
      `${suffix}-files`,
      { [`${server}/features/accounts/users/bad.${suffix}.ts`]: importing('./use-cases/read-user.ts') },
    ]),
  ),
  'use-case-files': {
    [`${server}/features/accounts/users/use-cases/bad-table.ts`]: importing('../users.table.ts'),
  },
  'use-case-calls-no-other-feature': {
    [`${server}/features/accounts/users/use-cases/bad-call.ts`]: importing(
      '../../../crm/clients/use-cases/open-client.ts',
    ),
  },
  'routes-files': {
    [`${server}/features/accounts/users/bad.routes.ts`]: importing('./users.repository.ts'),
  },
  'job-files': {
    [`${server}/features/accounts/users/jobs/bad.ts`]: importing('../../../../http/mount.ts'),
  },
  'features-without-drizzle-or-fastify': {
    [`${server}/features/accounts/users/bad-query.ts`]: importing('drizzle-orm'),
  },
  'server-imports-no-web': { [`${server}/bad.ts`]: importing('../../web/src/ui/button.tsx') },
  'web-imports-no-server': { [`${web}/lib/bad-server.ts`]: importing('../../../server/src/kernel/context.ts') },
  'web-ui-and-lib-are-generic': {
    [`${web}/ui/bad.tsx`]: importing('../features/accounts/users/components/user-card.tsx'),
  },
  'web-feature-imports-no-app': {
    [`${web}/features/crm/clients/bad-app.ts`]: importing('../../../app/routes/users.routes.ts'),
  },
  'pages-are-imported-by-routes-only': {
    [`${web}/features/accounts/users/components/bad-page.tsx`]: importing('../pages/users.page.tsx'),
  },
  'web-feature-shares-components-and-queries': {
    [`${web}/features/crm/clients/bad-words.ts`]: importing('../../accounts/users/user-words.ts'),
  },
  'tests-are-not-imported': { [`${server}/bad-harness.ts`]: importing('../test/harness.ts') },
  'no-import-cycle': {
    'packages/brazil/src/cycle-one.ts': importing('./cycle-two.ts'),
    'packages/brazil/src/cycle-two.ts': importing('./cycle-one.ts'),
  },
  'every-import-resolves': { 'packages/brazil/src/bad-nowhere.ts': importing('./nowhere.ts') },
  'no-feature-cycle': {
    'packages/domain/src/area/round/round-start.ts': importing('../trip/trip.ts'),
    'packages/domain/src/area/trip/trip.ts': importing('../round/round-end.ts'),
    'packages/domain/src/area/round/round-end.ts': typed(''),
  },
  'environment-only-in-main': { [`${server}/kernel/bad-env.ts`]: typed('export const port = process.env.PORT;') },
  'fetch-only-at-the-border': {
    [`${web}/features/accounts/users/bad-fetch.ts`]: typed('export const got = fetch("/api");'),
  },
  'local-storage-only-in-web-lib': {
    [`${web}/features/accounts/users/bad-store.ts`]: typed('export const kept = localStorage.getItem("x");'),
  },
  'plain-language': { 'packages/brazil/src/bad-words.ts': `// Nobody hears it.\n${typed('')}` },
  'server-file-has-a-role': { [`${server}/features/accounts/users/odd.ts`]: typed('') },
  'list-filters-have-conditions': {
    [`${server}/features/accounts/users/listing.repository.ts`]: typed(
      "type Query = Input<typeof usersApi.list>['query'];",
    ),
  },
  'counts-through-one-function': {
    [`${web}/features/crm/clients/count.ts`]: typed("export const text = (n: number) => (n === 1 ? 'um' : 'muitos');"),
  },
  'facts-join-by-one-function': {
    [`${web}/features/crm/clients/facts.ts`]: typed("export const text = ['a', 'b'].join('\\u00a0· ');"),
    'packages/domain/src/crm/facts.ts': typed("export const text = ['a', 'b'].join(' · ');"),
  },
  'values-get-their-type-by-a-parse': {
    [`${web}/features/crm/clients/cast.ts`]: typed('export const until = (row: Row) => row.prazo as Day | null;'),
  },
  'tenants-come-from-the-session': {
    [`${server}/features/crm/clients/tenant.rules.ts`]: typed(
      'export const ofBody = (body: Body) => body.id as TenantId;',
    ),
  },
  'months-sort-by-one-key': {
    [`${web}/features/simples/coverage/key.ts`]: typed('export const key = (m: string) => m.slice(3) + m.slice(0, 2);'),
    [`${server}/features/simples/coverage/key.ts`]: typed(`export const key = \`\${m.slice(3)}\${m.slice(0, 2)}\`;`),
  },
  'instants-have-the-day-of-brazil': {
    [`${server}/features/accounts/users/day.ts`]: typed('export const day = (at: string) => at.slice(0, 10);'),
    'packages/domain/src/today.ts': typed('export const day = () => new Date().toISOString().slice(0, 10);'),
  },
  'names-are-shown-by-display-name': {
    [`${web}/features/crm/clients/row.tsx`]: typed('export const Row = () => <p>{client.razao_social}</p>;'),
    [`${web}/features/crm/clients/facts.tsx`]: typed("export const facts = [['Empresa', company.razao_social]];"),
  },
  'forms-keep-drafts': {
    [`${web}/features/accounts/users/components/bad-form.tsx`]: typed('export const form = useForm({});'),
    [`${web}/features/accounts/users/components/bad-text.tsx`]: typed('export const Text = () => <Textarea />;'),
  },
  'drafts-end-with-their-change': {
    [`${web}/features/accounts/users/components/bad-draft.tsx`]: typed('export const Kept = () => <FormDraft />;'),
  },
  'unread-queries-render-nothing': {
    [`${web}/features/accounts/users/components/unread.tsx`]: typed(
      'export function Unread() {\n  useQuery(meQuery);\n  return null;\n}',
    ),
  },
  'claims-expire': {
    'packages/payroll-engine/src/lapsed.ts': typed('export const hasLapsed = (day: string) => day;'),
  },
  'routes-are-typed': {
    [`${web}/features/crm/clients/loose.ts`]: typed('export const search = useSearch({ strict: false });'),
  },
  'journeys-await-requests': {
    'e2e/bad.spec.ts': "await page.waitForLoadState('networkidle');",
  },
  'journeys-do-not-sleep': { 'e2e/sleeping.spec.ts': 'await page.waitForTimeout(500);' },
  'journeys-begin-waits-before-the-act': {
    'e2e/late.spec.ts': "await save.click();\nawait page.waitForResponse('**/api/tags');",
  },
  'journeys-assert-until-it-is-so': {
    'e2e/counting.spec.ts': 'expect(await rows.count()).toBe(3);',
    'e2e/measuring.spec.ts': 'expect.soft((await dialog.boundingBox())?.width).toBe(375);',
  },
  'journeys-click-checkboxes': { 'e2e/ticking.spec.ts': "await page.getByLabel('Ativo').check();" },
  'journeys-name-what-they-act-on': {
    'e2e/last.spec.ts': "await page.getByRole('button', { name: 'Aplicar' }).last().click();",
  },
  'journeys-know-the-day-of-brazil': { 'e2e/day.spec.ts': 'const today = new Date().toISOString().slice(0, 10);' },
  'journeys-name-things-by-words': { 'e2e/company.spec.ts': `const name = \`NOVA \${Date.now()} LTDA\`;` },
  'file-in-area-and-feature': { [`${server}/features/loose.routes.ts`]: typed('') },
  'no-barrel-file': { [`${web}/ui/index.ts`]: "export * from './button.tsx';\n" },
};
