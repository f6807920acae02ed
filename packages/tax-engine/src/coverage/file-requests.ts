import type { FileProblem } from '../engine-types.ts';
import type { CoverageRequest } from './coverage.ts';
import { coverageParameters } from './coverage-parameters.ts';
import { formatCount, joinWithAnd } from './request-texts.ts';

const reasons: Record<string, string> = {
  PGDAS_PROTEGIDO: 'sem senha: está protegido',
  PGDAS_SEM_TEXTO: 'baixado do portal: é uma imagem digitalizada',
  PGDAS_EM_BRANCO: 'baixado do portal: está em branco',
};

const damaged = new Set(['XML_INVALIDO', 'ENTRADA_CORROMPIDA']);

/** Returns the requests for files that must be sent again. */
export function fileRequests(problems: readonly FileProblem[]): CoverageRequest[] {
  const ask = (tipo: CoverageRequest['tipo'], texto: string): CoverageRequest => ({
    tipo,
    texto,
    de: null,
    ate: null,
    estabelecimento: null,
    valor: 0,
  });
  const pdfs = problems.flatMap(({ arquivo, codigo }) =>
    reasons[codigo] ? [ask('pdf', `Peça de novo o PDF "${arquivo}" ${reasons[codigo]}.`)] : [],
  );
  const files = problems.filter(({ codigo }) => damaged.has(codigo)).map(({ arquivo }) => `"${arquivo}"`);
  if (files.length === 0) return pdfs;
  const named = files.slice(0, coverageParameters.filesNamed);
  const rest = files.length - named.length;
  const names = rest > 0 ? `${named.join(', ')} e mais ${formatCount(rest)}` : joinWithAnd(named);
  const what = files.length === 1 ? 'o arquivo danificado' : `${formatCount(files.length)} arquivos danificados:`;
  return [...pdfs, ask('arquivos', `Peça de novo ${what} ${names}.`)];
}
