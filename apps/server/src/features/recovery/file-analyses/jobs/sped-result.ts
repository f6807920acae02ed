import { join } from 'node:path';
import { plural } from '@restitui/brazil/counted.ts';
import { reaisOf } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { MonthDetail, ShownRecord } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { dueDatePoint } from '@restitui/domain/recovery/file-analyses/points-to-check.ts';
import { analyseIcmsExclusion, type IcmsExclusionAnalysis } from '@restitui/sped-engine/analyse-icms-exclusion.ts';
import type { ShownRecord as EngineRecord } from '@restitui/sped-engine/files/shown-records.ts';
import { contributionDueDate } from '@restitui/sped-engine/months/due-date.ts';
import type { MonthAssessment } from '@restitui/sped-engine/months/month-assessment.ts';
import type { MonthRow } from '@restitui/sped-engine/months/month-row.ts';
import { limitationDateOf } from '@restitui/tax-engine/rules/das-due-date.ts';
import { effectInReais } from '../rejection-effect.rules.ts';
import { spedCells, theses } from '../sped-theses.rules.ts';
import type { EngineInput, EngineReports, EngineResult } from './engine-messages.ts';
import { toNoteItem, toSpedItem } from './sped-item.ts';
import { SpooledItems } from './spooled-items.ts';

/** Runs the SPED engine. */
export async function runSpedEngine(
  { cnpj, principal, complemento, asOf, tempDir, options }: EngineInput,
  { onProgress, store }: EngineReports,
): Promise<EngineResult> {
  const items = new SpooledItems(join(tempDir, 'itens'));
  try {
    const analysis = await analyseIcmsExclusion({
      ...{ cnpj, sped: principal ?? '', asOf },
      ...(complemento !== undefined && { xml: complemento }),
      accepted: new Map(options.doubts.map(([month, codes]) => [month, new Set(codes)])),
      rectifying: new Map(options.rectifying),
      rejected: new Map(
        options.rejected.map(([month, { credits, documents }]) => [
          month,
          { credits: new Set(credits), documents: new Set(documents) },
        ]),
      ),
      onLines: {
        begin: (taxMonth) => items.begin(sortablePeriod(taxMonth)),
        add: (judged) => items.add(toSpedItem(judged)),
        addFinding: (taxMonth, finding) => items.addTo(sortablePeriod(taxMonth), toNoteItem(finding)),
      },
      onProgress: (lidos, total) => onProgress({ fase: lidos * 2 < total ? 'leitura' : 'calculo', lidos, total }),
    });
    items.finish();
    for (const block of items.blocks()) await store(block);
    const payments = new Map(options.payments);
    return {
      razao_social: analysis.razao_social,
      regras: 'Temas 69 e 1125 e monofásicos, lei de 11/2026',
      alertas: unreadFiles(analysis.problemas),
      arquivos: analysis.arquivos,
      rubricas: [],
      months: analysis.months.map((month, at) => toMonth(month, analysis.assessments[at], payments)),
    };
  } finally {
    items.close();
  }
}

/** Names the ZIPs and documents that were not read, under one alert per reason. */
function unreadFiles(problems: IcmsExclusionAnalysis['problemas']): EngineResult['alertas'] {
  return [...Map.groupBy(problems, ({ codigo }) => codigo)].map(([codigo, list]) => ({
    ...{ codigo, valor: null, quantidade: list.length },
    texto: `${list[0]?.texto ?? ''} ${plural(list.length, 'Não foi lido', 'Não foram lidos')}: ${list.map(({ arquivo }) => arquivo).join(', ')}.`,
  }));
}

function toMonth(
  month: MonthRow,
  assessment: MonthAssessment | undefined,
  payments: ReadonlyMap<string, string | null>,
): EngineResult['months'][number] {
  const { competencia, regime, retificadora, pendencias, prescreve_em, ...valores } = month;
  const moved = dueDatePoint(competencia);
  const entered = payments.get(competencia);
  const pagamento = entered === undefined ? presumedPayment(competencia, prescreve_em) : entered;
  return {
    periodo: sortablePeriod(competencia),
    row: {
      ...{ regime, retificadora },
      pagamento,
      pagamento_presumido: entered === undefined && pagamento !== null,
      prescreve_em: pagamento && limitationDateOf(pagamento),
      uso: null,
      celulas: spedCells(month, pagamento !== null),
      alertas: [...(moved ? [{ ...moved, valor: null, quantidade: null }] : []), ...pendencias]
        // The limitation is assessed when the month is read, and an entered payment needs no proof.
        .filter(({ codigo }) => codigo !== 'PRESCRITO' && !(codigo === 'SEM_PROVA_DE_PAGAMENTO' && entered))
        .map(({ codigo, texto, valor, quantidade }) => ({
          ...{ codigo, texto, quantidade },
          valor: valor === null ? null : reaisOf(valor),
        })),
      valores,
    },
    detail: {
      ...(assessment && {
        ...{ apuracao: inReais(assessment), escolhas: assessment.escolhas.map(effectInReais) },
        registros: assessment.registros.map(shownInReais),
        acerto: assessment.acerto,
      }),
      lugares: theses.map(({ tese, reductions }) => ({
        tese,
        estabelecimento: '',
        lotacao: '',
        decimo_terceiro: false,
        base: reaisOf(month[reductions.base]),
        valores: [
          { codigo: 'PIS', parte: 'reducao', valor: reaisOf(month[reductions.pis]) },
          { codigo: 'COFINS', parte: 'reducao', valor: reaisOf(month[reductions.cofins]) },
        ],
      })),
    },
  };
}

/** Rates in ten-thousandths of a percent become percent. */
function inReais({
  faixas,
  totais,
  ajustes,
  devolucoes,
  receitas,
}: MonthAssessment): NonNullable<MonthDetail['apuracao']> {
  return {
    faixas: faixas.map(({ contribuicao, codigo, aliquota, ...amounts }) => ({
      ...{ contribuicao, codigo, aliquota: aliquota / 10_000 },
      base: reaisOf(amounts.base),
      mono: reaisOf(amounts.mono),
      st: reaisOf(amounts.st),
      icms: reaisOf(amounts.icms),
      antes: reaisOf(amounts.antes),
      depois: reaisOf(amounts.depois),
    })),
    devolucoes: devolucoes.map(({ contribuicao, aliquota, ...amounts }) => ({
      ...{ contribuicao, aliquota: aliquota / 10_000 },
      ...{ base: reaisOf(amounts.base), icms: reaisOf(amounts.icms) },
      ...{ antes: reaisOf(amounts.antes), depois: reaisOf(amounts.depois) },
      ...{ abatido: reaisOf(amounts.abatido), de_antes: reaisOf(amounts.de_antes) },
      reducao_anterior: reaisOf(amounts.reducao_anterior),
      a_transportar: reaisOf(amounts.a_transportar),
    })),
    receitas: receitas.map((receita) => ({
      ...receita,
      ...{ antes: reaisOf(receita.antes), depois: reaisOf(receita.depois) },
    })),
    totais: totais.map((total) => ({ ...total, antes: reaisOf(total.antes), depois: reaisOf(total.depois) })),
    ajustes: ajustes.map((ajuste) => ({ ...ajuste, valor: reaisOf(ajuste.valor) })),
  };
}

function shownInReais({ valores, ...shown }: EngineRecord): ShownRecord {
  return { ...shown, valores: valores.map(({ nome, valor }) => ({ nome, valor: reaisOf(valor) })) };
}

/** The due date, when something was due. */
function presumedPayment(taxMonth: TaxMonth, prescreve_em: string | null): string | null {
  return prescreve_em === null ? null : contributionDueDate(taxMonth);
}
