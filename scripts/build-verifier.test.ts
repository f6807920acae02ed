import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundleVerifier } from './build-verifier.mjs';

it('is the stored verifier: the same sources give the same bytes', async () => {
  const stored = new URL('../packages/pdf-check/verifier/verify-evidence.mjs', import.meta.url);
  expect(await bundleVerifier()).toBe(readFileSync(stored, 'utf8'));
});
