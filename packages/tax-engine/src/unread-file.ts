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
