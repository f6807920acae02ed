import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from './repo-root.mjs';

const lists = { foundation: /^F-/, intake: /^I-/, 'client-work': /^W-/, decisions: /^D-/ };
const tests = ['{packages,apps,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'];
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const width = 12;

/** Numbered lines of one list: `- **F-001** [rule] …` → F-001. */
function idsOf(list) {
  const text = readFileSync(path.join(repoRoot, 'docs', 'spec', `${list}.md`), 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]-\d+)\*\*/gm)].map((match) => match[1]).filter((id) => lists[list].test(id));
}

/** Every id that stands in a test outside its comments: titles and tags. */
function namedIds() {
  const files = globSync(tests, { cwd: repoRoot, exclude: (name) => name === 'node_modules' });
  const texts = files.map((file) => readFileSync(path.join(repoRoot, file), 'utf8').replace(comments, ''));
  return new Set(texts.flatMap((text) => text.match(/\b[FIWD]-\d{2,3}\b/g) ?? []));
}

const named = namedIds();
const summary = Object.keys(lists).map((list) => {
  const ids = idsOf(list);
  const missing = ids.filter((id) => !named.has(id));
  console.log(`\n${list}: lines that no test names`);
  for (let i = 0; i < missing.length; i += width) console.log(`  ${missing.slice(i, i + width).join(' ')}`);
  return `${list}: ${ids.length - missing.length} of ${ids.length}`;
});

const [foundation, intake, clientWork, decisions] = summary;
console.log(`\n${foundation} lines named by tests`);
console.log(`${intake} lines named by tests`);
console.log(`${clientWork} lines named by tests; ${decisions}`);
