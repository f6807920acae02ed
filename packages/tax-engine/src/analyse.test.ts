import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../test-support/example-cases.ts';
import { analyseSimplesNacional } from './analyse.ts';

const file = (name: string) => fileURLToPath(new URL(`../test-data/${name}`, import.meta.url));
const upload = {
  cnpj: '11.222.333/0001-81',
  xmlZip: file('e1a-xml.zip'),
  pgdasZip: file('e1a-pgdas.zip'),
  asOf: '2026-09-30',
};
const e1a = readExamples()[0];

describe('an upload pair from end to end', () => {
  it('gives the worked example E1a to the cent', async () => {
    const { analises, razao_social, cnpj, resumo } = await analyseSimplesNacional(upload);
    const may = analises.find(({ competencia }) => competencia === '05/2025');

    expect(razao_social).toBe('COMERCIO EXEMPLO LTDA');
    expect(cnpj).toBe('11222333000181');
    expect(may).toMatchObject({
      ...e1a?.expected,
      total_produtos_validos: expect.any(Number),
      total_monofasicos_validos: expect.any(Number),
      total_icms_st_validos: expect.any(Number),
    });
    expect(resumo.total_a_restituir).toBe(159.24);
    expect(may?.prescreve_em).toBe('2030-06-20');
  });
});
