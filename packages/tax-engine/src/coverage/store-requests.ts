import { roundedCents } from '@restitui/brazil/money.ts';
import { addMonths, type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { CoverageRequest } from './coverage.ts';
import type { RequestSources } from './request-sources.ts';
import { formatCount, formatPeriod, formatReais, formatStores } from './request-texts.ts';

interface Span {
  from: TaxMonth;
  to: TaxMonth;
  cents: number;
}

/**
 * Returns requests for establishments that declared goods without notes, in months with notes of others, and for notes
 * without a protocol.
 */
export function storeRequests(sources: RequestSources): CoverageRequest[] {
  return [...silentStores(sources), ...unprotocolled(sources)];
}

function silentStores({ months }: RequestSources): CoverageRequest[] {
  const spans = new Map<string, Span[]>();
  for (const { competencia, veredito, estabelecimentos } of months) {
    if (veredito === 'sem_xml') continue;
    for (const { cnpj, declarado, notas } of estabelecimentos) {
      if (notas > 0 || declarado <= 0) continue;
      const known = spans.get(cnpj) ?? [];
      spans.set(cnpj, known);
      const last = known.at(-1);
      const cents = roundedCents(declarado);
      if (last && addMonths(last.to, 1) === competencia) {
        last.to = competencia;
        last.cents += cents;
      } else known.push({ from: competencia, to: competencia, cents });
    }
  }
  return [...spans].flatMap(([cnpj, list]) =>
    list.map(({ from, to, cents }) => ({
      tipo: 'xml_loja' as const,
      texto: `Peça os XML de venda da ${formatStores([cnpj])} de ${formatPeriod(from, to)}: ${formatReais(cents)} declarados e nenhuma nota.`,
      de: from,
      ate: to,
      estabelecimento: cnpj,
      valor: cents / 100,
    })),
  );
}

/** Returns the cents that a month's notes lack; 0 without a declaration. */
function lacking(months: RequestSources['months'], taxMonth: TaxMonth): number {
  const month = months.find(({ competencia }) => competencia === taxMonth);
  return !month || month.veredito === 'sem_declaracao' ? Number.MAX_SAFE_INTEGER : roundedCents(month.falta);
}

function unprotocolled({ notes, months }: RequestSources): CoverageRequest[] {
  return notes.months
    .filter(({ tally, cnpj }) => tally.sem_protocolo > 0 && cnpj !== '')
    .map(({ month, cnpj, unprotocolledCents, tally: { sem_protocolo } }) => {
      const taxMonth = taxMonthOfDay(`${month}-01`);
      const which = sem_protocolo === 1 ? '1 nota enviada' : `${formatCount(sem_protocolo)} notas enviadas`;
      return {
        tipo: 'protocolo' as const,
        texto: `Peça os XML autorizados (com protocolo) de ${which} sem protocolo em ${taxMonth}, ${formatStores([cnpj])}: ${formatReais(unprotocolledCents)}.`,
        de: taxMonth,
        ate: taxMonth,
        estabelecimento: cnpj,
        valor: Math.max(0, Math.min(unprotocolledCents, lacking(months, taxMonth))) / 100,
      };
    });
}
