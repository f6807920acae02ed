import type { CoverageConfirmation, CoverageMonth } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { lacksConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import { describe, expect, it } from 'vitest';
import { coverageFigures, isInOrder, outsideStores } from './coverage-figures.ts';
import { requestsCsv, requestsText } from './request-files.ts';

const month = (competencia: string, veredito: CoverageMonth['veredito'], declarado = 0, falta = 0) =>
  ({ competencia, veredito, declarado, falta, cobertura: 0.5 }) as CoverageMonth;
const confirmed = (competencia: string, mudou = false) =>
  ({ competencia, mudou, motivo: 'Sim.' }) as CoverageConfirmation;

describe('coverage figures', () => {
  it('sum exactly and count the months to confirm', () => {
    const meses = [
      month('01/2025', 'suficiente', 0.1, 0),
      month('02/2025', 'baixa', 0.2, 0.15),
      month('03/2025', 'sem_xml', 0.3, 0.3),
      month('04/2025', 'baixa', 0.4, 0.2),
      month('05/2025', 'sem_declaracao'),
    ];
    const figures = coverageFigures({ meses, series: [{ faltam: 3 }, { faltam: 4 }] }, [
      confirmed('02/2025'),
      confirmed('04/2025', true),
    ]);
    expect(figures).toMatchObject({ declarado: 1, falta: 0.65, cobertura: 0.35, numeros: 7, baixos: 3, aConfirmar: 2 });
    expect(figures.lines.map(lacksConfirmation)).toEqual([false, false, true, true, false]);
    expect(figures.lines.map(isInOrder)).toEqual([true, false, false, false, false]);
  });

  it('have no coverage without declared revenue', () => {
    expect(coverageFigures({ meses: [], series: [] }, [])).toMatchObject({ cobertura: null, baixos: 0 });
  });
});

it('give the revenue outside the stores to the cent', () => {
  const stores = (...xml: number[]) => xml.map((reais) => ({ xml: reais })) as CoverageMonth['estabelecimentos'];
  expect(outsideStores({ xml: 30_417.35, estabelecimentos: stores(30_617.35) })).toBe(-200);
  expect(outsideStores({ xml: 0.3, estabelecimentos: stores(0.1, 0.2) })).toBe(0);
});

describe('files of the requests', () => {
  const request = {
    tipo: 'arquivos',
    texto: 'Peça "a".',
    de: null,
    ate: null,
    estabelecimento: null,
    valor: 0,
  } as const;
  const store = { ...request, texto: '=SOMA(1)', de: '05/2025', ate: '06/2025', estabelecimento: '1', valor: 1234.5 };

  it('are lines to copy', () => {
    expect(requestsText([request, store])).toBe('• Peça "a".\n• =SOMA(1)');
  });

  it('are a CSV that spreadsheets read as text', () => {
    const [mark, ...lines] = requestsCsv([request, store]).split(/\r\n|(?<=^\uFEFF)/);
    expect([mark, ...lines]).toEqual([
      '\uFEFF',
      '"Pedido";"De";"Até";"Estabelecimento";"Valor em jogo (R$)"',
      '"Peça ""a"".";"";"";"";"0,00"',
      '"\'=SOMA(1)";"05/2025";"06/2025";"1";"1.234,50"',
      '',
    ]);
  });
});
