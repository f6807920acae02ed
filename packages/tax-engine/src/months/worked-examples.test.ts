import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExamples, samplePath } from '../../test-support/example-cases.ts';
import { parseDeclaration } from '../pgdas/parse-declaration.ts';
import { createPdfReader } from '../pgdas/pdf-reader.ts';
import { analyseMonth } from './analyse-month.ts';

const pdfs = createPdfReader();

describe('worked examples, read from their PDFs', () => {
  it.each(readExamples())('$name yields all 28 fields to the cent', async ({ name, notes, expected, facts }) => {
    const text = await pdfs.read(new Uint8Array(readFileSync(samplePath(`syn-${name}.pdf`))));
    if ('problem' in text) throw new Error(text.problem);
    const declaration = parseDeclaration(text.lines, 'extrato', `${name}.pdf`);
    if (!declaration) throw new Error('no month');
    const row = analyseMonth({
      taxMonth: declaration.taxMonth,
      declaration,
      notes,
      wrongCnpj: false,
      unreadable: [],
      asOf: '2026-09-30',
    });

    expect(row).toMatchObject(expected);
    expect(row.alertas.map(({ codigo, valor }) => (valor === undefined ? codigo : `${codigo} ${valor}`))).toEqual(
      facts.alerts,
    );
    expect(row.declaracao?.rbt12).toBe(facts.rbt12);
    expect(row.declaracao?.das_total).toBe(facts.das);
    expect(row.mDeclarado).toBe(facts.mDeclarado);
    expect(row.k).toBe(1);
  });
});
