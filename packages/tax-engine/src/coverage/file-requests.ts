import { plural } from '@restitui/brazil/counted.ts';
import type { FileProblem } from '../engine-types.ts';
import { isDamaged, refusalOf, unreadKind, unreadKindOf } from '../unread-file.ts';
import type { CoverageRequest } from './coverage.ts';
import { coverageParameters } from './coverage-parameters.ts';
import { formatCount, joinWithAnd } from './request-texts.ts';

const reasons: Record<string, string> = {
  PGDAS_PROTEGIDO: 'sem senha: está protegido',
  PGDAS_SEM_TEXTO: 'baixado do portal: é uma imagem digitalizada',
  PGDAS_EM_BRANCO: 'baixado do portal: está em branco',
};

/** Returns the requests for files that must be sent again, and for the notes behind files that the analysis does not read. */
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
  const files = problems.filter(isDamaged).map(({ arquivo }) => `"${arquivo}"`);
  const what = files.length === 1 ? 'o arquivo danificado' : `${formatCount(files.length)} arquivos danificados:`;
  const damagedFiles = files.length > 0 ? [ask('arquivos', `Peça de novo ${what} ${listNames(files)}.`)] : [];
  const others = [...refusedTexts(problems), ...unreadTexts(problems)];
  return [...pdfs, ...damagedFiles, ...others.map((texto) => ask('arquivos', texto))];
}

function listNames(files: readonly string[]): string {
  const named = files.slice(0, coverageParameters.filesNamed);
  const rest = files.length - named.length;
  return rest > 0 ? `${named.join(', ')} e mais ${formatCount(rest)}` : joinWithAnd(named);
}

/** Returns one text per reason for which files were refused. */
function refusedTexts(problems: readonly FileProblem[]): string[] {
  return [...Map.groupBy(problems, ({ codigo }) => codigo)].flatMap(([codigo, files]) => {
    const reason = refusalOf(codigo, files.length);
    if (reason === undefined) return [];
    const names = listNames(files.map(({ arquivo }) => `"${arquivo}"`));
    return `Peça de novo ${names} (${reason}): ${plural(files.length, 'ficou', 'ficaram')} fora da análise.`;
  });
}

/** Returns one text per kind of file that the analysis does not read. */
function unreadTexts(problems: readonly FileProblem[]): string[] {
  return [...Map.groupBy(problems, unreadKind)].flatMap(([kind, files]) => {
    if (kind === undefined) return [];
    const names = listNames(files.map(({ arquivo }) => `"${arquivo}"`));
    return `Confirme se há vendas em ${names} (${unreadKindOf(kind, files.length)}): a análise só lê XML de notas e PGDAS-D. Se houver, peça os XML.`;
  });
}
