import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { analyseIcmsExclusion } from './analyse-icms-exclusion.ts';
import { toWire } from './analysis-json.ts';

const folder = fileURLToPath(new URL('../test-data/', import.meta.url));
const expected = JSON.parse(readFileSync(`${folder}expected.json`, 'utf8'));

describe('worked examples', () => {
  it.each(['cum', 'ncum'])('computes every field of the set %s', async (set) => {
    const analysis = await analyseIcmsExclusion({
      cnpj: '11.222.333/0001-81',
      sped: `${folder}${set}-sped.zip`,
      xml: `${folder}${set}-xml.zip`,
      asOf: '2026-11-30',
    });
    const { months, ...rest } = toWire(analysis);
    const { months: expectedMonths, ...expectedRest } = expected[set];
    expect(rest).toEqual(expectedRest);
    const plain = months.map(({ pendencias, ...month }) => ({
      ...month,
      pendencias: pendencias.map(({ texto: _, ...pendency }) => pendency),
    }));
    expect(plain).toEqual(expectedMonths.map(({ _work, ...month }: { _work: unknown }) => month));
  });
});
