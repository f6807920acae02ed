import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { draftRules, draftsOfOthers, formsWithoutDraft } from './draft-rules.ts';
import { repoRoot } from './repo-root.mjs';

const features = path.join(repoRoot, 'apps/web/src/features');
const [keepsDraft, endsDraft] = draftRules;

/** Texts of the files of a folder, or of one file. */
function textsUnder(exempt: string): string[] {
  const place = path.join(features, exempt);
  if (!exempt.endsWith('/')) return existsSync(place) ? [readFileSync(place, 'utf8')] : [];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.tsx')).map((name) => readFileSync(path.join(place, name), 'utf8'));
}

it.each(Object.values(formsWithoutDraft).flat())('%s has a form without a draft', (exempt) => {
  const elsewhere = 'apps/web/src/features/area/feature/form.tsx';
  expect(textsUnder(exempt).some((text) => keepsDraft?.isBroken(elsewhere, text))).toBe(true);
});

it.each(draftsOfOthers)('%s has a draft that it does not end', (exempt) => {
  const elsewhere = 'apps/web/src/features/area/feature/form.tsx';
  expect(textsUnder(exempt).some((text) => endsDraft?.isBroken(elsewhere, text))).toBe(true);
});
