import { roundedCents } from '@restitui/brazil/money.ts';
import { addMonths, compareTaxMonths, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { CoverageMonth, CoverageRequest, RequestKind } from './coverage.ts';
import type { RequestSources } from './request-sources.ts';
import { formatReais, formatStores } from './request-texts.ts';

/** Returns requests for months without declaration or notes, and for revenue not covered by `earlier` requests. */
export function monthRequests({ months }: RequestSources, earlier: readonly CoverageRequest[]): CoverageRequest[] {
  const left = leftToExplain(months, earlier);
  const requests = months.flatMap((month) => monthRequest(month, left.get(month.competencia) ?? 0) ?? []);
  return [...requests, ...absentMonths(months)];
}

function monthRequest(month: CoverageMonth, left: number): CoverageRequest | undefined {
  const { competencia, declarado, xml } = month;
  switch (month.veredito) {
    case 'sem_declaracao':
      return ask(
        'pgdas',
        month,
        xml,
        `Peça o extrato do PGDAS-D de ${competencia}: há ${reais(xml)} em notas e nenhuma declaração.`,
      );
    case 'sem_xml':
      return ask(
        'xml_mes',
        month,
        declarado,
        `Peça os XML de venda de ${competencia}${stores(month)}: ${reais(declarado)} declarados e nenhuma nota.`,
      );
    case 'acima':
      return ask(
        'acima',
        month,
        xml - declarado,
        `Confirme a declaração de ${competencia}: as notas somam ${reais(xml)} e a declaração ${reais(declarado)}. Há retificadora?`,
      );
    case 'baixa': {
      if (left <= 0) return undefined;
      return ask(
        'diferenca',
        month,
        left / 100,
        `Pergunte o que falta em ${competencia}: ${reais(left / 100)} declarados não estão nas notas e a numeração não mostra por quê (outra série, outro modelo ou outra loja).`,
      );
    }
    default:
      return undefined;
  }
}

function ask(tipo: RequestKind, { competencia }: CoverageMonth, valor: number, texto: string): CoverageRequest {
  return { tipo, texto, de: competencia, ate: competencia, estabelecimento: null, valor: roundedCents(valor) / 100 };
}

function stores({ estabelecimentos }: CoverageMonth): string {
  const declaring = estabelecimentos.filter(({ declarado }) => declarado > 0).map(({ cnpj }) => cnpj);
  return declaring.length > 1 ? ` (${formatStores(declaring)})` : '';
}

/** Returns the cents that each month lacks after allocating earlier requests to their months, the earliest first. */
function leftToExplain(months: readonly CoverageMonth[], earlier: readonly CoverageRequest[]): Map<TaxMonth, number> {
  const left = new Map<TaxMonth, number>(months.map(({ competencia, falta }) => [competencia, roundedCents(falta)]));
  for (const { de, ate, valor } of earlier) {
    let worth: number = roundedCents(valor);
    if (!de || !ate) continue;
    for (const { competencia } of months) {
      if (compareTaxMonths(competencia, de) < 0 || compareTaxMonths(competencia, ate) > 0) continue;
      const taken = Math.min(worth, left.get(competencia) ?? 0);
      left.set(competencia, (left.get(competencia) ?? 0) - taken);
      worth -= taken;
    }
  }
  return left;
}

/** Returns requests for months between the first and the last without declaration and notes. */
function absentMonths(months: readonly CoverageMonth[]): CoverageRequest[] {
  const [first, last] = [months[0]?.competencia, months.at(-1)?.competencia];
  if (!first || !last) return [];
  const known = new Set(months.map(({ competencia }) => competencia));
  const absent: CoverageRequest[] = [];
  for (let month = first; compareTaxMonths(month, last) < 0; month = addMonths(month, 1)) {
    if (known.has(month)) continue;
    const texto = `Peça o extrato do PGDAS-D e os XML de ${month}: não veio nada deste mês.`;
    absent.push({ tipo: 'mes', texto, de: month, ate: month, estabelecimento: null, valor: 0 });
  }
  return absent;
}

function reais(value: number): string {
  return formatReais(roundedCents(value));
}
