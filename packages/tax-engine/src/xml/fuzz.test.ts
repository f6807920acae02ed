import { describe, expect, it } from 'vitest';
import { fuzzDocuments } from '../../test-support/fuzz-documents.ts';
import { fuzzXml } from '../../test-support/fuzz-xml.ts';

describe('against saxes', () => {
  // `npm run fuzz -- engine` reads 20,000 and more.
  it('reads and refuses 3,000 spoilt documents alike, in every field', () => {
    const { differing, read, refused } = fuzzXml(fuzzDocuments(), 3000, 2026);
    expect(differing).toEqual([]);
    expect(Math.min(read, refused)).toBeGreaterThan(500);
  });
});
