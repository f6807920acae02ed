import { addMonths, type Competence } from '@restitui/brazil/competence.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { CoverageRequest } from './coverage.ts';
import type { RequestSources } from './request-sources.ts';
import { countWords, periodWords, reaisWords, storeWords } from './request-words.ts';

interface Span {
  from: Competence;
  to: Competence;
  cents: number;
}

/** Stores that declared goods and sent no note, in months that have notes of others; and notes without a protocol. */
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
      texto: `Peça os XML de venda da ${storeWords([cnpj])} de ${periodWords(from, to)}: ${reaisWords(cents)} declarados e nenhuma nota.`,
      de: from,
      ate: to,
      estabelecimento: cnpj,
      valor: cents / 100,
    })),
  );
}

/** Cents that a month's notes lack; without a declaration there is no telling. */
function lacking(months: RequestSources['months'], competence: Competence): number {
  const month = months.find(({ competencia }) => competencia === competence);
  return !month || month.veredito === 'sem_declaracao' ? Number.MAX_SAFE_INTEGER : roundedCents(month.falta);
}

function unprotocolled({ notes, months }: RequestSources): CoverageRequest[] {
  return notes.months
    .filter(({ tally, cnpj }) => tally.sem_protocolo > 0 && cnpj !== '')
    .map(({ month, cnpj, unprotocolledCents, tally: { sem_protocolo } }) => {
      const competence = `${month.slice(5)}/${month.slice(0, 4)}` as Competence;
      const which = sem_protocolo === 1 ? '1 nota enviada' : `${countWords(sem_protocolo)} notas enviadas`;
      return {
        tipo: 'protocolo' as const,
        texto: `Peça os XML autorizados (com protocolo) de ${which} sem protocolo em ${competence}, ${storeWords([cnpj])}: ${reaisWords(unprotocolledCents)}.`,
        de: competence,
        ate: competence,
        estabelecimento: cnpj,
        valor: Math.max(0, Math.min(unprotocolledCents, lacking(months, competence))) / 100,
      };
    });
}
