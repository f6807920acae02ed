import { describe, expect, it } from 'vitest';
import { analyseFiles } from '../test-support/analyse-files.ts';
import { analyse, cnpj, pay, usual } from '../test-support/payroll-month.ts';
import * as write from '../test-support/write-events.ts';
import { toWire } from './analysis-json.ts';

describe('sheet', () => {
  const sheet =
    'Competência;Rubrica;Valor;Natureza;Incidência\n03/2024;X1;"R$ 1.000,00";6003;S\n2024-03;X2;50.5;6003;N\n2024-13;X3;-10,00;5001;12\n\n99/2024;X1;1;;\n03/2024;X1;abc;;\n03/2024;X4;9,00;6003;\n';
  const options = {
    estabelecimentos: [{ inscricao: '10.203.040/0001-94', rat: '1', fap: '1', fpas: '515', codTercs: '0115' }],
  };

  it('reads periods, values and incidences as they are typed', async () => {
    // PR-011, PR-045
    const { competencias, alertas, rubricas } = toWire(await analyseFiles({ cnpj, sheet, options }));
    expect(competencias.map(({ competencia }) => competencia)).toEqual(['2024-03', '2024-13']);
    expect(competencias[0]?.verbas).toMatchObject([
      { verba: 29, base: 1000, a_confirmar: 9, credito: 268, trabalhadores: 0 },
    ]);
    expect(competencias[1]?.alertas).toMatchObject([{ codigo: 'VERBA_NEGATIVA', valor: -10 }]);
    expect(alertas).toMatchObject([{ codigo: 'LINHA_INVALIDA', valor: 2 }]);
    expect(rubricas.map(({ tabela, codigo }) => `${tabela} ${codigo}`)).toEqual([
      'PLANILHA X1',
      'PLANILHA X2',
      'PLANILHA X3',
      'PLANILHA X4',
    ]);
  });

  it('is ignored in a month with events', async () => {
    // PR-012
    const { alertas } = (await analyse({ ...usual, 'pay.xml': pay({ AP: '1.00' }) }, { sheet, options }))
      .competencias[0] ?? { alertas: [] };
    expect(alertas).toMatchObject([{ codigo: 'PLANILHA_IGNORADA', valor: 1059.5 }]);
  });

  it.each(['competencia', 'rubrica', 'valor'])('is refused without the column %s', async (column) => {
    // PR-011
    const headings = ['competencia', 'rubrica', 'valor'].filter((name) => name !== column).join(',');
    await expect(analyseFiles({ cnpj, sheet: `${headings}\n1,2\n` })).rejects.toThrow(
      `A planilha não tem a coluna ${column}.`,
    );
  });

  it('takes the rates and the ceiling of a SEFIP, the fullest of a month in any order', async () => {
    // PR-013
    const files = { 'SEFIP.RE': sefip('000000000050000'), 'OUTRA.RE': sefip('000000000010000') };
    for (const names of [Object.keys(files), Object.keys(files).toReversed()]) {
      const ordered = Object.fromEntries(names.map((name) => [name, files[name as keyof typeof files]]));
      const { competencias } = await analyse(ordered, { sheet });
      expect(competencias[0]?.verbas).toMatchObject([{ base: 1000, patronal: 100, rat: 10, terceiros: 29 }]);
      expect(competencias[0]?.alertas.map(({ codigo }) => codigo)).toEqual(['SEM_FAP', 'TETO_DO_MES']);
    }
  });

  it('takes rates of the analyst one by one, and asks for a missing code of terceiros', async () => {
    // PR-021, PR-022
    const place = { inscricao: cnpj, rat: '1', fap: '1' };
    const withFpas = await analyseFiles({ cnpj, sheet, options: { estabelecimentos: [{ ...place, fpas: '515' }] } });
    expect(toWire(withFpas).competencias[0]?.alertas.map(({ codigo }) => codigo)).toEqual(['SEM_FPAS']);
    const codeOnly = { estabelecimentos: [{ ...place, codTercs: '0003' }] };
    const { competencias } = await analyse(
      { ...usual, '1020.xml': write.lotacao('531', '0079') },
      { sheet, options: codeOnly },
    );
    expect(competencias[0]?.verbas[0]?.terceiros).toBe(52);
  });
});

/** A SEFIP of 03/2024 with one worker. */
function sefip(remuneration: string): string {
  const record = (fields: [from: number, text: string][]) => {
    const line = Array.from({ length: 360 }, () => ' ');
    for (const [from, text] of fields) for (const [i, character] of [...text].entries()) line[from - 1 + i] = character;
    return line.join('');
  };
  const head: [number, string][] = [
    [1, '00'],
    [292, '202403'],
  ];
  const place: [number, string][] = [
    [1, '10'],
    [4, cnpj],
    [215, '20'],
    [219, '515'],
    [222, '0115'],
  ];
  const worker: [number, string][] = [
    [1, '30'],
    [4, cnpj],
    [168, remuneration],
    [183, '000000000000000'],
  ];
  return [head, place, worker].map(record).join('\r\n');
}
