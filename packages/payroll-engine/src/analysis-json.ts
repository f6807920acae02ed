import { reaisOf } from '@restitui/brazil/money.ts';
import type { PayrollAlert } from './alerts/alert-book.ts';
import type { AlertCode } from './alerts/alert-texts.ts';
import type { PayrollAnalysis } from './analyse-payroll.ts';
import type { MetRubrica } from './items/judged-item.ts';
import type { PayrollMonth } from './months/build-month.ts';
import type { PositionRow } from './months/position-row.ts';
import { positionClasses, positionsDate } from './rules/positions.ts';

/** Converts an analysis to its wire form: amounts are numbers in reais (payroll-engine, section 8). */
export function toWire({ cnpj, asOf, refundMonth, months, rubricas, byClass, selected, alerts }: PayrollAnalysis) {
  return {
    servico: 'PREVIDENCIARIO' as const,
    cnpj,
    as_of: asOf,
    mes_restituicao: refundMonth,
    posicoes_de: positionsDate,
    competencias: months.map(monthToWire),
    rubricas: rubricas.map(rubricaToWire),
    por_classe: Object.fromEntries(
      positionClasses.map((name) => {
        const { credit, corrected, expired, notCounted } = byClass[name];
        const sums = { credito: credit, corrigido: corrected, prescrito: expired, fora: notCounted };
        return [name, inReais(sums)];
      }),
    ),
    selecionado: {
      classes: selected.classes,
      ...inReais({ credito: selected.credit, corrigido: selected.corrected }),
    },
    alertas: alerts.map(alertToWire),
  };
}

function monthToWire({ period, payment, isCrossed, rows, alerts }: PayrollMonth) {
  return {
    competencia: period,
    pagamento: payment.day,
    pagamento_presumido: payment.isPresumed,
    prescreve_em: payment.expiresOn,
    selic_percentual: payment.selic.toNumber(),
    uso: isCrossed ? ('CRUZADA' as const) : ('SO_PREVIDENCIARIO' as const),
    verbas: rows.map(rowToWire),
    alertas: alerts.map(alertToWire),
  };
}

function rowToWire({ position, counts, hasExpired, workers, parts, ...row }: PositionRow) {
  return {
    verba: position.verba,
    posicao: position.id,
    nome: position.name,
    classe: position.class,
    fonte: position.source,
    a_conferir: !position.isVerified,
    condicoes: position.conditions,
    contavel: counts,
    prescrito: hasExpired,
    trabalhadores: workers,
    ...inReais({
      base: row.base,
      suspenso: row.suspended,
      a_confirmar: row.unconfirmed,
      ...parts,
      credito: row.credit,
      corrigido: row.corrected,
    }),
  };
}

function rubricaToWire({ table, code, description, nature, verba, isConfirmed }: MetRubrica) {
  return {
    tabela: table,
    codigo: code,
    descricao: description,
    natureza: nature ?? null,
    verba: verba ?? null,
    confirmada: isConfirmed,
  };
}

/** Their value is a number of documents or lines, not an amount. */
const counted = new Set<AlertCode>(['XML_INVALIDO', 'CNPJ_DIVERGENTE', 'AMBIENTE_DE_TESTE', 'LINHA_INVALIDA']);

function alertToWire({ codigo, texto, value }: PayrollAlert) {
  if (value === undefined) return { codigo, texto };
  return { codigo, texto, valor: counted.has(codigo) ? value : reaisOf(value) };
}

function inReais<T extends Record<string, number>>(amounts: T): T {
  return Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, reaisOf(cents)])) as T;
}
