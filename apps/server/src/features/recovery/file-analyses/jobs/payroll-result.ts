import { randomBytes } from 'node:crypto';
import { formatDay } from '@restitui/brazil/day.ts';
import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemState } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { AnalysedRubrica, AnalysisAlert } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import { payrollVerbas } from '@restitui/domain/recovery/file-analyses/payroll-verbas.ts';
import { periodOfSortable } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { PayrollAlert } from '@restitui/payroll-engine/alerts/alert-book.ts';
import { analysePayroll, type PayrollAnalysis } from '@restitui/payroll-engine/analyse-payroll.ts';
import type { MetRubrica } from '@restitui/payroll-engine/items/judged-item.ts';
import type { PayrollMonth } from '@restitui/payroll-engine/months/build-month.ts';
import type { PositionRow } from '@restitui/payroll-engine/months/position-row.ts';
import type { RubricaSum } from '@restitui/payroll-engine/months/rubrica-sums.ts';
import { positionsDate } from '@restitui/payroll-engine/rules/positions.ts';
import type { StoredCell } from '../file-analysis-months.repository.ts';
import { blockSize, packItems } from '../packed-items.rules.ts';
import type { EngineInput, EngineReports, EngineResult } from './engine-messages.ts';

/** Runs the payroll engine. Pseudonyms of workers have a key of this run alone and are not stored. */
export async function runPayrollEngine(
  { cnpj, principal, complemento, asOf, options }: EngineInput,
  { onProgress, store }: EngineReports,
): Promise<EngineResult> {
  let reported = 0;
  const analysis = await analysePayroll({
    ...{ cnpj, asOf, options: options.payroll, workerKey: randomBytes(32) },
    ...(principal !== undefined && { esocial: principal }),
    ...(complemento !== undefined && { payroll: complemento, sheetLayouts: options.sheets }),
    onProgress: (lidos, total) => {
      if (lidos - reported < 500) return;
      reported = lidos;
      onProgress({ fase: 'leitura', lidos, total });
    },
  });
  for (const month of analysis.months) await storeItems(month, analysis.rubricas, store);
  return {
    razao_social: null,
    regras: `Posições de ${positionsDate.split('-').reverse().join('/')}`,
    alertas: analysis.alerts.map(toAlert),
    arquivos: [],
    rubricas: toRubricas(analysis, cnpj),
    months: analysis.months.map((month) => toMonth(month, options)),
  };
}

function toMonth(
  { period, payment, isCrossed, rows, alerts, events }: PayrollMonth,
  options: EngineInput['options'],
): EngineResult['months'][number] {
  return {
    periodo: period,
    row: {
      pagamento: payment.day,
      pagamento_presumido: payment.isPresumed,
      prescreve_em: payment.expiresOn,
      uso: isCrossed ? 'CRUZADA' : 'SO_PREVIDENCIARIO',
      celulas: rows.map((row) => toCell(row, options)),
      // Selic is applied when the month is read, with the rates of that day.
      alertas: alerts.filter(({ codigo }) => codigo !== 'SELIC_FALTANTE').map(toAlert),
      valores: {},
    },
    detail: {
      lugares: rows.flatMap(({ position, places }) =>
        places.map(({ establishment, lotacao, is13, value, amounts }) => ({
          tese: position.id,
          estabelecimento: establishment,
          lotacao,
          decimo_terceiro: is13,
          base: reaisOf(value),
          valores: amounts.map(({ code, part, cents }) => ({ codigo: code, parte: part, valor: reaisOf(cents) })),
        })),
      ),
      eventos: events.map(({ type, receipt, positions }) => ({
        ...{ tipo: type, recibo: receipt ?? null, teses: positions },
      })),
    },
  };
}

function toCell(
  { position, counts, workers, parts, ...row }: PositionRow,
  options: EngineInput['options'],
): StoredCell {
  const action = options.payroll.acoes.find(
    ({ posicao, ajuizada_em }) =>
      posicao === position.id && (position.actionUntil === null || ajuizada_em <= position.actionUntil),
  );
  return {
    tese: position.id,
    verba: position.verba,
    nome: position.name,
    classe: position.class,
    fonte: position.date ? `${position.source}, ${formatDay(position.date)}` : position.source,
    a_conferir: !position.isVerified,
    condicoes: position.conditions,
    contavel: counts,
    acao_em: action?.ajuizada_em ?? null,
    trabalhadores: workers,
    base: row.base,
    suspenso: row.suspended,
    a_confirmar: row.unconfirmed,
    partes: parts,
    credito: row.credit,
  };
}

const states: Record<Exclude<RubricaSum['status'], 'untaxed'>, ItemState> = {
  taxed: 'CONTADO',
  suspended: 'SUSPENSO',
  unconfirmed: 'A_CONFIRMAR',
};

async function storeItems(
  { period, rubricas }: PayrollMonth,
  met: readonly MetRubrica[],
  store: EngineReports['store'],
): Promise<void> {
  const descriptions = new Map(met.map(({ table, code, description }) => [`${table} ${code}`, description]));
  const items = rubricas.flatMap((sum): FileAnalysisItem[] => {
    const { position, status, table, code } = sum;
    if (!position || status === 'untaxed') return [];
    return [
      {
        tese: position.id,
        situacao: states[status],
        documento: `${table} ${code}`,
        descricao: descriptions.get(`${table} ${code}`) ?? '',
        data: null,
        estabelecimento: sum.establishment,
        detalhe: sum.lotacao,
        valor: reaisOf(sum.cents),
        base: status === 'taxed' ? reaisOf(sum.cents) : 0,
        imposto: 0,
        trabalhadores: sum.workers,
        regra: `Posição ${position.id}`,
        lei: position.source,
      },
    ];
  });
  for (let at = 0, ordem = 0; at < items.length; at += blockSize, ordem++) {
    await store({ periodo: period, ordem, ...packItems(items.slice(at, at + blockSize)) });
  }
}

function toRubricas({ months, rubricas }: PayrollAnalysis, cnpj: string): AnalysedRubrica[] {
  const taxed = new Map<string, number>();
  for (const { table, code, status, cents } of months.flatMap((month) => month.rubricas)) {
    if (status === 'suspended') continue;
    const key = `${table} ${code}`;
    taxed.set(key, (taxed.get(key) ?? 0) + cents);
  }
  return rubricas
    .map(({ table, code, description, nature, verba, isConfirmed, mapping, incidences }) => ({
      tabela: table,
      codigo: code,
      descricao: description,
      natureza: nature ?? null,
      verba: verba ?? null,
      nome: verba === undefined ? null : (payrollVerbas.get(verba) ?? null),
      confirmada: isConfirmed || mapping?.verba === null,
      valor: reaisOf(taxed.get(`${table} ${code}`) ?? 0),
      origem: originOf(mapping, cnpj),
      incidencias: incidences.map((one) => ({
        ...{ codigo: one.code, de: periodOfSortable(one.from), ate: periodOfSortable(one.to) },
      })),
    }))
    .toSorted((a, b) => b.valor - a.valor);
}

function originOf(mapping: MetRubrica['mapping'], cnpj: string): AnalysedRubrica['origem'] {
  if (!mapping) return 'SUGERIDA';
  return mapping.cliente === cnpj ? 'CLIENTE' : 'COMPARTILHADA';
}

/** Their value is a number of documents or lines, not an amount. */
const counted = new Set<PayrollAlert['codigo']>([
  'XML_INVALIDO',
  'CNPJ_DIVERGENTE',
  'AMBIENTE_DE_TESTE',
  'LINHA_INVALIDA',
]);

function toAlert({ codigo, texto, value }: PayrollAlert): AnalysisAlert {
  const isCount = counted.has(codigo);
  return {
    codigo,
    texto,
    valor: value === undefined || isCount ? null : reaisOf(value),
    quantidade: isCount ? (value ?? null) : null,
  };
}
