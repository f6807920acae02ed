import { describe, expect, it } from 'vitest';
import { fuzzDocuments } from '../../test-support/fuzz-documents.ts';
import { fuzzXml } from '../../test-support/fuzz-xml.ts';

describe('XmlReader compared with saxes on notes', () => {
  // `npm run fuzz -- engine` tests 20,000 and more.
  it('accepts or rejects 3,000 corrupted documents alike, in every field', () => {
    const { differing, read, refused } = fuzzXml(fuzzDocuments(), 3000, 2026);
    expect(differing).toEqual([]);
    expect(Math.min(read, refused)).toBeGreaterThan(500);
  });
});
