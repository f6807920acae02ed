import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from './repo-root.mjs';

const lists = { foundation: /^F-/, intake: /^I-/, 'client-work': /^W-/, decisions: /^D-/ };
const tests = ['{packages,apps,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'];
const comments = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const width = 12;

/** Returns the ids of one list: `- **F-001** [rule] …` → F-001. */
function idsOf(list) {
  const text = readFileSync(path.join(repoRoot, 'docs', 'spec', `${list}.md`), 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]-\d+)\*\*/gm)].map((match) => match[1]).filter((id) => lists[list].test(id));
}

/**
 * Returns the ids that tests name: in tags (`{ tags: ['F-001'] }` in Vitest, `{ tag: ['@F-001'] }` in Playwright) or in the
 * rows of a table. Ids in comments do not count.
 */
function namedIds() {
  const files = globSync(tests, { cwd: repoRoot, exclude: (name) => name === 'node_modules' });
  const texts = files.map((file) => readFileSync(path.join(repoRoot, file), 'utf8').replace(comments, ''));
  return new Set(texts.flatMap((text) => text.match(/\b[FIWD]-\d{2,3}\b/g) ?? []));
}

/** Parses docs/spec/not-tested.md: `- **F-001** reason`. Throws for an unknown or repeated id and a missing reason. */
function untestableIds(known) {
  const text = readFileSync(path.join(repoRoot, 'docs', 'spec', 'not-tested.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('- '));
  const reasons = new Map();
  for (const row of rows) {
    const [, id, reason] = /^- \*\*([FIWD]-\d{2,3})\*\* (\S.{9,})$/.exec(row) ?? [];
    if (!id) throw new Error(`not-tested.md: "- **F-001** reason" is expected, not "${row}".`);
    if (!known.has(id)) throw new Error(`not-tested.md: no list has a line ${id}.`);
    if (reasons.has(id)) throw new Error(`not-tested.md: ${id} stands there twice.`);
    reasons.set(id, reason);
  }
  return reasons;
}

const named = namedIds();
const untestable = untestableIds(new Set(Object.keys(lists).flatMap(idsOf)));
const contradictions = [...untestable.keys()].filter((id) => named.has(id));
const summary = Object.keys(lists).map((list) => {
  const ids = idsOf(list);
  const missing = ids.filter((id) => !named.has(id) && !untestable.has(id));
  const excused = ids.filter((id) => untestable.has(id));
  console.log(`\n${list}: lines that no test names`);
  for (let i = 0; i < missing.length; i += width) console.log(`  ${missing.slice(i, i + width).join(' ')}`);
  if (excused.length > 0) console.log(`\n${list}: lines that no test can show (docs/spec/not-tested.md)`);
  for (const id of excused) console.log(`  ${id} ${untestable.get(id)}`);
  const shown = ids.length - missing.length - excused.length;
  return `${list}: ${shown} of ${ids.length}${excused.length > 0 ? ` (${excused.length} cannot be)` : ''}`;
});

const [foundation, intake, clientWork, decisions] = summary;
console.log(`\n${foundation} lines named by tests`);
console.log(`${intake} lines named by tests`);
console.log(`${clientWork} lines named by tests; ${decisions}`);

if (contradictions.length > 0) {
  console.error(`\nnot-tested.md lists what a test names: ${contradictions.join(' ')}. Take them out there.`);
  process.exitCode = 1;
}
