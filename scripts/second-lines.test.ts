import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../apps/web/src/lib/next-steps.ts';

const folder = '../docs/spec';
const lists = ['foundation', 'intake', 'client-work'].map((name) =>
  readFileSync(new URL(`${folder}/${name}.md`, import.meta.url), 'utf8'),
);
const explained = [
  ...readFileSync(new URL('../apps/web/src/lib/next-steps.ts', import.meta.url), 'utf8').matchAll(/^ {2}'(.+)':/gm),
].map(([, text]) => text ?? '');

describe('second lines of listed texts', { tags: ['D-50'] }, () => {
  it.each(explained)('explains %j, which is listed', (text) => {
    expect(nextStep(text)).toMatch(/\.$/);
    expect(lists.some((list) => list.includes(text.replace(/\.$/, '')))).toBe(true);
  });

  it('adds nothing to a text that says enough', () => {
    expect(nextStep('Permissões salvas com sucesso!')).toBeUndefined();
  });
});
