import { draftRules } from './draft-rules.ts';
import { journeyRules } from './journey-rules.ts';
import { linesBreakingLanguageRules } from './plain-language.ts';

/** A broken rule: its name, the place, and advice on where the code belongs. */
export type Violation = { rule: string; where: string; advice: string };

export type SourceRule = {
  name: string;
  advice: string;
  isBroken: (file: string, text: string) => boolean;
  /** Where in the file, and what, for rules whose advice alone does not show it. */
  detail?: (text: string) => string;
};

const isTest = (file: string) => /\.(test|probes)\.tsx?$|^apps\/server\/test\//.test(file);
const isProduct = (file: string) => /^(apps\/[^/]+|packages\/[^/]+)\/src\//.test(file) && !isTest(file);
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');

/** Makes a rule that forbids a text pattern outside the files that may use it. */
function onlyIn(name: string, used: RegExp, allowed: RegExp, advice: string): SourceRule {
  return {
    name,
    advice,
    isBroken: (file, text) => isProduct(file) && !allowed.test(file) && used.test(withoutComments(text)),
  };
}

const serverRootSuffixes = [
  'routes',
  'table',
  'repository',
  'gate',
  'wire',
  'texts',
  'rules',
  'upload',
  'pdf',
  'service',
];
/** Where a text becomes a tenant: its owner, what checks it, and the answers and data of the server itself. */
const tenantSources = new RegExp(
  [
    '^packages/domain/src/tenancy/tenants/tenant-id\\.ts$',
    '^apps/server/src/(http/(session-gate|record-activity)|create-app-services|kernel/sealed-record-key)\\.ts$',
    '^apps/server/src/db/demo/tenants\\.data\\.ts$',
    '^apps/web/src/lib/actor-of\\.ts$',
  ].join('|'),
);

const serverFeatureRoot = /^apps\/server\/src\/features\/[^/]+\/[^/]+\/[^/]+\.ts$/;
const hasKnownSuffix = new RegExp(`\\.(${serverRootSuffixes.join('|')}|test|probes)\\.ts$`);

const nameFields = [
  ...['razao_social', 'nome_fantasia', 'nomeProprietario', 'nomeContador', 'nomeAnalista', 'nome_responsavel'],
  ...['nome_gerente', 'nome_user', 'authorName', 'decidedByName', 'createdByName', 'creatorName', 'requesterName'],
  ...['editado_por', 'convidadoPor', 'nomeBeneficiario', 'sender', 'user\\.name', 'actor\\.name', 'person\\.name'],
].join('|');
/** A name field as JSX content, inside a template string, returned by a cell of a table, or beside the label of a fact. */
const rawName = new RegExp(
  [
    `(?<![={'])\\{[\\w.?[\\]]*\\b(${nameFields})(\\}| \\?\\?| \\|\\|)`,
    `\\bcell: .*=> ([\\w.]*\\.)?(${nameFields})\\b`,
    `\\['[^']+', [\\w.?]*\\b(${nameFields})\\]`,
  ].join('|'),
);

/** Rules on names and texts of files, which the import rules cannot see. */
export const sourceRules: SourceRule[] = [
  onlyIn(
    'environment-only-in-main',
    /\bprocess\s*(\?\.|\.)\s*env\b(?!\.PATH\b)|\bimport\s*\{[^}]*\benv\b[^}]*\}\s*from\s*'(node:)?process'/,
    /^apps\/server\/src\/main\.ts$/,
    'Only apps/server/src/main.ts reads the environment. Take the value as an argument or a dependency of createApp. (PATH, handed on to a child process, is no setting.)',
  ),
  onlyIn(
    'fetch-only-at-the-border',
    /(?<![.\w$])(globalThis\.|window\.|self\.)?fetch\s*\(/,
    /^apps\/(web\/src\/lib|server\/src\/platform)\//,
    'Screens use call() of web/lib; the server reaches outside through an adapter in server/platform.',
  ),
  onlyIn(
    'local-storage-only-in-web-lib',
    /\b(localStorage|sessionStorage)\b/,
    /^apps\/web\/src\/lib\//,
    'What the browser keeps goes through a small store in web/lib, which names its keys.',
  ),
  {
    name: 'names-are-shown-by-display-name',
    advice:
      'Screens show names of people and companies through displayName of packages/brazil (F-502); stored text stays as it is.',
    isBroken: (file, text) => file.startsWith('apps/web/src/') && !isTest(file) && rawName.test(withoutComments(text)),
  },
  onlyIn(
    'counts-through-one-function',
    /=== 1\s*\?\s*['`][\p{L}\d]/u,
    /^packages\/(?!domain)|^apps\/server\/src\/db\/demo\//,
    'Singular and plural come from counted and plural of packages/brazil.',
  ),
  onlyIn(
    'facts-join-by-one-function',
    /\.join\('[^']*· '\)/,
    /^packages\/brazil\/src\/join-facts\.ts$|^packages\/tax-engine\/|^apps\/server\/|^apps\/web\/src\/app\/use-document-head\.ts$/,
    'The facts of a line are joined by joinFacts of packages/brazil, whose dot stays at the end of its line. (PDFs, titles of the browser and stored texts have one line.)',
  ),
  onlyIn(
    'values-get-their-type-by-a-parse',
    /\bas (Day|TaxMonth|Cents|Cnpj|Cpf|Cep|Phone|PerDcomp|PayrollPeriod)\b/,
    /^packages\/brazil\/src\/|^packages\/payroll-engine\/src\/payroll-period\.ts$/,
    'A cast asserts what only a parse knows. In a shape of domain use day, dayText or typedDay of wire/day.ts, taxMonthText, cnpjText, cepText; in a table the column of db/columns.ts; elsewhere parse… or toDay of packages/brazil.',
  ),
  onlyIn(
    'tenants-come-from-the-session',
    /\bas TenantId\b/,
    tenantSources,
    'A TenantId is a checked text: take the one of the context, of a row, or of a sealed key (kernel/sealed-record-key.ts). What a caller sent becomes one in http/session-gate.ts only; newTenantId is for a company that is created.',
  ),
  onlyIn(
    'months-sort-by-one-key',
    /([\w.]+)\.slice\(3\)( \+ |\}\$\{)\1\.slice\(0, 2\)/,
    /^packages\/brazil\/src\/tax-month\.ts$/,
    'A month as a key that sorts by time is taxMonthKey or periodKey of packages/brazil.',
  ),
  onlyIn(
    'instants-have-the-day-of-brazil',
    /\b(\w*(Date|At|Until)|at|instant|moment|now(\(\))?|new Date\(\))(\.toISOString\(\))?\??\.slice\(0, (7|10|16)\)/,
    /^apps\/server\/src\/db\/demo\//,
    'From 21:00 in São Paulo the day of UTC is the next one: use dayInBrazil, formatDay or formatInstant of packages/brazil. (Instants of the demonstration lie within office hours.)',
  ),
  {
    name: 'no-barrel-file',
    advice: 'Import the file that declares the thing; a file that only re-exports hides where things live.',
    isBroken: (file, text) => {
      const statements = withoutComments(text)
        .split(';')
        .map((part) => part.trim())
        .filter(Boolean);
      const reExports = statements.filter((part) =>
        /^export\s+(type\s+)?(\*|\{[^}]*\})[\s\S]*\bfrom\s+['"]/.test(part),
      );
      const isIndex = /(^|\/)index\.tsx?$/.test(file);
      return reExports.length > 0 && (isIndex || reExports.length === statements.length);
    },
  },
  {
    name: 'plain-language',
    advice: 'Comments and test titles are plain professional English: see "Language" in docs/architecture.md.',
    isBroken: (file, text) => !file.includes('plain-language') && linesBreakingLanguageRules(text).length > 0,
    detail: (text) =>
      linesBreakingLanguageRules(text)
        .map(({ line, words, advice }) => `Line ${line}, "${words}": ${advice}`)
        .join(' '),
  },
  {
    name: 'server-file-has-a-role',
    advice: `A file at the root of a server feature ends in .${serverRootSuffixes.join('.ts, .')}.ts (docs/architecture.md).`,
    isBroken: (file) => serverFeatureRoot.test(file) && !hasKnownSuffix.test(file),
  },
  {
    name: 'list-filters-have-conditions',
    advice:
      'A repository that receives the query of a list builds its conditions with filterConditions of server/db, so that a filter without a condition does not compile.',
    isBroken: (file, text) => {
      const takesQuery = /\.repository\.ts$/.test(file) && /\['query'\]/.test(withoutComments(text));
      return takesQuery && !/\bfilterConditions\(/.test(text);
    },
  },
  ...draftRules,
  {
    name: 'claims-expire',
    advice: 'A claim expires and its prescrição is the limitation (docs/glossary.md): expiresOn, hasExpired.',
    isBroken: (file, text) =>
      !file.startsWith('scripts/') && /(?<![\w-])([a-zA-Z]*[a-z]Laps|laps)(e|es|ed)([A-Z]\w*)?\b/.test(text),
  },
  {
    name: 'routes-are-typed',
    advice:
      'Read the search of a route with usePageSearch or useListSearch and its parameters with useRouteParam: `strict: false` loses their types (decision 032).',
    isBroken: (file, text) => file.startsWith('apps/web/src/') && /\bstrict: false\b/.test(withoutComments(text)),
  },
  {
    name: 'unread-queries-render-nothing',
    advice:
      'A query whose answer a component does not read renders it at each state of the call: pass `notifyOnChangeProps: []` (decision 168).',
    isBroken: (file, text) =>
      file.startsWith('apps/web/src/') && /^\s*useQuery\((?![^;]*notifyOnChangeProps)/m.test(withoutComments(text)),
  },
  ...journeyRules,
  {
    name: 'file-in-area-and-feature',
    advice:
      'Features lie two levels deep, in an area: features/<area>/<feature>/. Choose an area of docs/architecture.md.',
    isBroken: (file) => /^apps\/(server|web)\/src\/features\/([^/]+\/)?[^/]+$/.test(file),
  },
];
