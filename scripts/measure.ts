import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { toolEnvironment } from './ensure-installed.mjs';
import { linesBreakingLanguageRules } from './plain-language.ts';
import { repoRoot } from './repo-root.mjs';

interface FileFigures {
  file: string;
  lines: number;
  codeLines: number;
  commentLines: number;
  casts: number;
  nonNullAssertions: number;
  suppressions: number;
  longestFunction: { name: string; lines: number };
  docstringsThatBeginWithWhat: number;
  unclearLines: number;
  neverCasts: number;
  looseRoutes: number;
}

const isTest = (file: string) => /\.test\.tsx?$|\.spec\.ts$|\/test-support\/|^apps\/server\/test\/|^e2e\//.test(file);

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function commentsOf(source: ts.SourceFile): string[] {
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    for (const range of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
      ranges.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []) ranges.set(range.pos, range);
    node.forEachChild(visit);
  };
  visit(source);
  return [...ranges.values()].map(({ pos, end }) => source.text.slice(pos, end));
}

function isConstAssertion(node: ts.AsExpression) {
  return ts.isTypeReferenceNode(node.type) && node.type.typeName.getText() === 'const';
}

function figuresOf(file: string): FileFigures {
  const text = readFileSync(path.join(repoRoot, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  let casts = 0;
  let nonNullAssertions = 0;
  let longestFunction = { name: '', lines: 0 };
  const visit = (node: ts.Node) => {
    if (ts.isAsExpression(node) && !isConstAssertion(node)) casts++;
    if (ts.isNonNullExpression(node)) nonNullAssertions++;
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineOf(node.getEnd()) - lineOf(node.getStart()) + 1;
      const name = node.name?.getText() ?? '(anonymous)';
      if (lines > longestFunction.lines) longestFunction = { name: `${name} in ${file}`, lines };
    }
    node.forEachChild(visit);
  };
  visit(source);
  const comments = commentsOf(source);
  const commentLines = comments.reduce((sum, comment) => sum + comment.split('\n').length, 0);
  const lines = text.split('\n').length - 1;
  return {
    file,
    lines,
    codeLines: text.split('\n').filter((line) => line.trim()).length - commentLines,
    commentLines,
    casts,
    nonNullAssertions,
    suppressions: matches(text, /biome-ignore|@ts-expect-error|@ts-ignore/g),
    longestFunction,
    docstringsThatBeginWithWhat: comments.filter((comment) => /^\/\*\*[\s*]*What\b/.test(comment)).length,
    unclearLines: linesBreakingLanguageRules(text).length,
    neverCasts: matches(text, /\bas never\b/g),
    looseRoutes: matches(text, /\bstrict: false\b/g),
  };
}

const sumOf = <T>(rows: T[], figure: (row: T) => number) => rows.reduce((sum, row) => sum + figure(row), 0);
const perThousand = (count: number, lines: number) => ((count / lines) * 1000).toFixed(2);

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function largest(rows: FileFigures[], most: number) {
  return rows
    .toSorted((a, b) => b.lines - a.lines)
    .slice(0, most)
    .map(({ file, lines }) => `    ${lines} ${file}`);
}

function describeSet(title: string, rows: FileFigures[]): string[] {
  const lines = sumOf(rows, (row) => row.lines);
  const commentLines = sumOf(rows, (row) => row.commentLines);
  const worst = rows.map((row) => row.longestFunction).toSorted((a, b) => b.lines - a.lines)[0];
  const casts = sumOf(rows, (row) => row.casts);
  return [
    `\n${title}`,
    `  files ${rows.length}, lines ${lines}, median file ${medianOf(rows.map((row) => row.lines))} lines`,
    `  longest function ${worst?.lines} lines: ${worst?.name}`,
    `  casts ${casts} (${perThousand(casts, lines)} per thousand lines; "as const" does not count)`,
    `  non-null assertions ${sumOf(rows, (row) => row.nonNullAssertions)}`,
    `  suppressions ${sumOf(rows, (row) => row.suppressions)}`,
    `  comment share ${((commentLines / lines) * 100).toFixed(1)} %`,
    `  docstrings that begin with "What" ${sumOf(rows, (row) => row.docstringsThatBeginWithWhat)}`,
    `  comment and title lines that break the language rules ${sumOf(rows, (row) => row.unclearLines)}`,
    `  "as never" ${sumOf(rows, (row) => row.neverCasts)}, "strict: false" ${sumOf(rows, (row) => row.looseRoutes)}`,
    '  largest files',
    ...largest(rows, 5),
  ];
}

interface DuplicateReport {
  statistics: { total: { clones: number; duplicatedLines: number; percentage: number } };
}

function describeDuplicates(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'restitui-measure-'));
  try {
    // Law tables of released rule sets, contract templates and examples repeat each other by nature.
    const data = ['**/*.data.*', '**/test-data/**', '**/templates/included/**', '**/drizzle/**'];
    const ignored = ['**/node_modules/**', '**/dist/**', '**/*.test.*', ...data].join(',');
    const args = ['--min-lines', '8', '--min-tokens', '70', '--reporters', 'json', '--ignore', ignored];
    spawnSync('jscpd', [...args, '--output', folder, 'apps', 'packages'], { cwd: repoRoot, env: toolEnvironment() });
    const report = JSON.parse(readFileSync(path.join(folder, 'jscpd-report.json'), 'utf8')) as DuplicateReport;
    const { clones, duplicatedLines, percentage } = report.statistics.total;
    return `\nduplicates in product code: ${clones} pairs of 8 lines or more, ${duplicatedLines} lines (${percentage} %)`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const exclude = (name: string) => ['node_modules', 'dist', 'drizzle', 'test-data'].includes(name);
const files = globSync('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx}', { cwd: repoRoot, exclude }).sort();
const rows = files.map((file) => figuresOf(file.replaceAll(path.sep, '/')));
const product = rows.filter(({ file }) => !isTest(file) && /^(apps|packages)\//.test(file));

console.log(describeSet('product code (apps, packages)', product).join('\n'));
for (const part of ['apps/server', 'apps/web', 'packages/domain', 'packages/tax-engine']) {
  const own = product.filter(({ file }) => file.startsWith(`${part}/`));
  const casts = sumOf(own, (row) => row.casts);
  const lines = sumOf(own, (row) => row.lines);
  console.log(`  ${part}: ${lines} lines, ${casts} casts (${perThousand(casts, lines)} per thousand)`);
}
console.log(
  describeSet(
    'tests',
    rows.filter(({ file }) => isTest(file)),
  ).join('\n'),
);
console.log(describeDuplicates());
