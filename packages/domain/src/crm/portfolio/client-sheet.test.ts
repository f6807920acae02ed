import { describe, expect, it } from 'vitest';
import { clientSheetColumns, type ExportedClient } from './client-sheet.ts';

const client: ExportedClient = {
  cnpjcpf: '00000000000191',
  razao_social: '=1+1',
  nome_fantasia: '',
  status: 'PROCURACAO_EXPIRADA',
  createdDate: '2026-05-04T01:30:00.000Z',
  nomeProprietario: 'Ana',
  municipio: 'Goiânia',
  estado: 'GO',
  cnae_principal: '4711302',
  comissaoTenant: 12.5,
  nome_responsavel: null,
  nome_gerente: 'Gil',
  procuracaoValidaAte: '2027-01-31',
  etiquetas: ['Indústria', 'VIP'],
};

const headings = (shown: Parameters<typeof clientSheetColumns>[0]) =>
  clientSheetColumns(shown).map(({ heading }) => heading);

describe('spreadsheet of the client list', () => {
  it('has typed values, and text where a value looks like a formula', () => {
    const cells = clientSheetColumns([]).map(({ cell }) => cell(client));
    expect(cells.map(({ value }) => value)).toEqual([
      ...['=1+1', '00.000.000/0001-91', 'Procuração expirada', ''],
      ...[new Date('2026-05-03T00:00:00Z'), 'Ana', 'Goiânia', 'GO', '4711302', 0.125, '', 'Gil'],
      ...[new Date('2027-01-31T00:00:00Z'), 'Indústria, VIP'],
    ]);
    expect(cells[0]?.type).toBe(String);
    const [, number] = clientSheetColumns([]);
    expect(number?.cell({ ...client, cnpjcpf: '52998224725' }).value).toBe('529.982.247-25');
  });

  it('begins with the columns of the list in their order, each once', () => {
    expect(headings(['municipio', 'credito', 'passo']).slice(0, 7)).toEqual([
      ...['Razão Social', 'CNPJ ou CPF', 'Status', 'Município', 'UF', 'Crédito', 'Próximo passo'],
    ]);
    const all = headings(['municipio', 'etiquetas', 'createdDate']);
    expect(new Set(all).size).toBe(all.length);
    expect(all.toSorted()).toEqual(headings([]).toSorted());
  });

  it('has amounts, days and shares as such, and nothing where there is no result', () => {
    const shown = ['credito', 'prescreve_em', 'credito_folha', 'credito_sped', 'cobertura', 'passo'] as const;
    const figures = clientSheetColumns(shown).slice(3, 9);
    const found: ExportedClient = {
      ...client,
      ...{ credito: 1234.5, prescreve_em: '2026-12-20', credito_folha: 0, credito_sped: null, cobertura: 0.98765 },
      passo: { tipo: 'PEDIR', quantidade: 3 },
    };
    expect(figures.map(({ cell }) => cell(found).value)).toEqual([
      ...[1234.5, new Date('2026-12-20T00:00:00Z'), 0, '', 0.9877, 'Pedir 3 meses'],
    ]);
    expect(figures.map(({ cell }) => cell(client).value)).toEqual(['', '', '', '', '', '']);
  });
});
