import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const code = ['apps/web/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts', 'packages/*/src/**/*.ts'];

/** Placeholder for the variable parts of a listed text or of a template literal. */
const gap = '\u0000';
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

async function allCode(): Promise<string> {
  const parts: string[] = [];
  for await (const path of glob(code, { cwd: root })) {
    if (!/\.test\./.test(path)) parts.push(readFileSync(join(root, path), 'utf8'));
  }
  return inOneLine(parts.join('\n').replace(/\$\{[^}]*\}/g, gap));
}

/** Returns the texts that the lines of messages quote, split at their variable parts. */
function quotedTexts(): [line: string, text: string, parts: string[]][] {
  const lines = readFileSync(join(root, 'docs/spec/client-work.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, id = '', words = ''] = /^- \*\*(W-\d+)\*\* \[message\] (.*)/.exec(line) ?? [];
    return [...words.matchAll(/'([^']{4,})'/g)].map(([, text = '']): [string, string, string[]] => {
      const parts = text.split(/\{[^}]*\}|\.\.\.|…/).map((part) => inOneLine(part).trim());
      return [id, text, parts.filter((part) => part.length > 3)];
    });
  });
}

describe('listed messages', { tags: ['W-576'] }, () => {
  it('appear in the code exactly as quoted', async () => {
    const said = await allCode();
    const texts = quotedTexts();
    expect(texts.length).toBeGreaterThan(100);
    const unsaid = texts.filter(([, , parts]) => !parts.every((part) => said.includes(part)));
    expect(unsaid.map(([line, text]) => `${line} ${text}`)).toEqual([]);
  });
});
