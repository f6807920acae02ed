import type { AnalysisCell, AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { describe, expect, it } from 'vitest';
import { analysisDiagnosisPdf } from './analysis-diagnosis-pdf.ts';

// A computed address, because apps/web is checked without the types of Node that the reader uses.
const { readPdf } = await import(new URL('../../../../../../e2e/read-pdf.ts', import.meta.url).href);

const cell = (changes: Partial<AnalysisCell>): AnalysisCell => ({
  ...{ tese: '29', verba: 29, nome: 'Aviso Prévio Indenizado', classe: 'RECONHECIDA' },
  ...{ fonte: 'Despacho PGFN/ME 42/2021; STJ Tema 478', a_conferir: false, condicoes: null, contavel: true },
  ...{ prescrito: false, trabalhadores: 1, base: 500, suspenso: 0, a_confirmar: 0, partes: {} },
  ...{ credito: 100, corrigido: 120 },
  ...changes,
});
const month = (competencia: string, celulas: AnalysisCell[]): AnalysisMonthRow => ({
  ...{ competencia, pagamento: '2024-03-20', pagamento_presumido: true, prescreve_em: '2029-03-20', uso: null },
  ...{ selic_percentual: '20.00', selic_faltantes: [], alertas: [], valores: {}, celulas },
});

type Analysed = Parameters<typeof analysisDiagnosisPdf>[0]['analysis'];

async function read(
  classes: Analysed['classes'],
  escolhas: Analysed['escolhas'] = [],
  more: AnalysisMonthRow[] = [],
  servico: Analysed['servico'] = 'PREVIDENCIARIO',
) {
  const file = analysisDiagnosisPdf({
    tenant: { title: 'Meridiano Fiscal', colour: '#224466' },
    analysis: {
      ...{ servico, razao_social: 'COMERCIO EXEMPLO LTDA', cnpj: '11222333000181', classes },
      ...{ mes_restituicao: '11/2026', regras: 'Posições de 22/11/2026', calculada_em: null, escolhas, arquivos: [] },
      meses: [
        month('01/2021', [cell({ prescrito: true, credito: 7, corrigido: 8 })]),
        month('02/2024', [
          cell({}),
          cell({ tese: '43', nome: 'Abono Assiduidade', classe: 'JUDICIAL_FAVORAVEL', contavel: false, credito: 9 }),
          cell({ tese: '19', nome: 'Banco de Horas', classe: 'DESFAVORAVEL', a_conferir: true, credito: 50 }),
        ]),
        ...more,
      ],
    },
    today: '2026-11-23',
  });
  return { name: file.name, ...(await readPdf(new Uint8Array(await file.arrayBuffer()))) };
}

describe('the diagnosis of an analysis from files', () => {
  it('names kind, company, CNPJ and date in its file name', async () => {
    const { name, size, title } = await read(['RECONHECIDA']);
    expect(name).toBe('COMERCIO EXEMPLO LTDA_11222333000181_diagnostico-arquivos_2026-11-23.pdf');
    expect(size).toEqual([210, 297]);
    expect(title).toBe('Diagnóstico previdenciário por arquivos');
  });

  it('sums the ticked classes only, without expired and uncountable credit', async () => {
    const text = (await read(['RECONHECIDA', 'JUDICIAL_FAVORAVEL'])).pages.join(' ');
    expect(text).toMatch(/Total das classes marcadas R\$ 100,00 R\$ 120,00/);
    const none = (await read([])).pages.join(' ');
    expect(none).toMatch(/Total das classes marcadas R\$ 0,00 R\$ 0,00/);
  });

  it('keeps the classes apart with expired credit, sources, Selic and the mark of unchecked positions', async () => {
    const text = (await read(['RECONHECIDA'])).pages.join(' ');
    expect(text).toMatch(/Reconhecida .*Sim R\$ 100,00 R\$ 120,00 R\$ 7,00 R\$ 0,00/);
    expect(text).toMatch(/Judicial favorável .*Não R\$ 0,00 R\$ 0,00 R\$ 0,00 R\$ 9,00/);
    expect(text).toMatch(/Reconhecida \(no total\).*STJ Tema 478.*Desfavorável \(fora do total\).*A conferir/);
    expect(text).toMatch(/01\/2021 20\/03\/2024 \*/);
    expect(text).toContain('20,00');
    expect(text).toContain('Selic do pagamento até 11/2026');
  });

  it('names the monthly limit of a judicial credit of ten million reais or more, and only then', async () => {
    const action = {
      ...{ chave: '43', motivo: 'Processo 5001234-56.2020.4.04.7000', autor: 'ANA', em: '2026-09-15T12:00:00.000Z' },
      valor: { tipo: 'acao', posicao: '43', ajuizada_em: '2020-05-04', transito_em: '2024-02-01' } as const,
    };
    const judicial = (corrigido: number) => [
      month('03/2024', [cell({ tese: '43', nome: 'Abono Assiduidade', classe: 'JUDICIAL_FAVORAVEL', corrigido })]),
    ];
    const limited = (await read([], [action], judicial(12_000_000))).pages.join(' ');
    expect(limited).toMatch(/Processo 5001234-56\.2020\.4\.04\.7000.*limitada a R\$ 1\.000\.000,00 por mês/);
    const free = (await read([], [action], judicial(9_999_999.99))).pages.join(' ');
    expect(free).not.toContain('limitada');
  });

  it('lists the points to check of SPED files, and none for the payroll', { tags: ['SP-072'] }, async () => {
    const text = (await read(['RECONHECIDA'], [], [], 'EXCLUSAO_DE_ICMS_E_ST')).pages.join(' ');
    expect(text).toMatch(/Pontos a conferir Códigos de DARF .*8109.*6912.*IN RFB 1\.252\/2012.*Tema 962/);
    expect((await read(['RECONHECIDA'])).pages.join(' ')).not.toContain('Pontos a conferir');
  });
});
