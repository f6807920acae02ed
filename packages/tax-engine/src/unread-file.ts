import type { FileProblem } from './engine-types.ts';

const code = 'ARQUIVO_NAO_LIDO';
const [start, end] = ['Não foi lido: ', '.'];

/** Builds the problem of a file that the analysis does not read; `what` names its kind: `imagem`, `SPED ECD`. */
export function unreadFile(arquivo: string, what: string): FileProblem {
  return { arquivo, codigo: code, texto: `${start}${what}${end}` };
}

/** Returns the kind of a file that the analysis does not read; undefined for any other problem. */
export function unreadKind({ codigo, texto }: FileProblem): string | undefined {
  return codigo === code ? texto.slice(start.length, -end.length) : undefined;
}

const refusals: Readonly<Record<string, string>> = {
  ENTRADA_NOME: 'nome inválido dentro do ZIP',
  ENTRADA_CIFRADA: 'protegido por senha',
  ENTRADA_METODO: 'compressão não aceita',
  ENTRADA_SOBREPOSTA: 'sobreposto a outro dentro do ZIP',
  ENTRADA_GRANDE: 'maior que o limite',
  ZIP_PROFUNDO: 'ZIP dentro de ZIP além de dois níveis',
  ZIP_INVALID: 'ZIP danificado',
  XML_RECUSADO: 'recusado por segurança',
  CHAVE_INVALIDA: 'chave de acesso inválida',
};

const damages: Readonly<Record<string, string>> = {
  XML_INVALIDO: 'danificado',
  ENTRADA_CORROMPIDA: 'danificado',
};

/** Returns why a file was refused though the analysis reads its kind; undefined for a damaged file and other problems. */
export function refusalOf({ codigo }: FileProblem): string | undefined {
  return refusals[codigo];
}

/** Returns whether a file is damaged. */
export function isDamaged({ codigo }: FileProblem): boolean {
  return codigo in damages;
}

/** Returns in some words why a file was left out of the analysis; undefined for a file that was read. */
export function leftOutReason(problem: FileProblem): string | undefined {
  return unreadKind(problem) ?? refusals[problem.codigo] ?? damages[problem.codigo];
}
