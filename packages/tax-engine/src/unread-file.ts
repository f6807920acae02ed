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

/** Kinds that have a plural; the others are names, such as `CT-e`. */
const plurals: Readonly<Record<string, string>> = {
  imagem: 'imagens',
  'planilha ou documento do Office': 'planilhas ou documentos do Office',
  'ZIP sem a extensão .zip': 'ZIPs sem a extensão .zip',
  'arquivo compactado que não é ZIP': 'arquivos compactados que não são ZIP',
  'página HTML': 'páginas HTML',
  'arquivo de texto': 'arquivos de texto',
  'arquivo vazio': 'arquivos vazios',
  'arquivo de tipo desconhecido': 'arquivos de tipo desconhecido',
};

/** Returns the kind of `files` files as `unreadKind` names it, in the plural of several. */
export function unreadKindOf(kind: string, files: number): string {
  return files === 1 ? kind : (plurals[kind] ?? kind);
}

/** Why files are refused, of one file and of several. */
const refusals: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ENTRADA_NOME: ['nome inválido dentro do ZIP', 'nomes inválidos dentro do ZIP'],
  ENTRADA_CIFRADA: ['protegido por senha', 'protegidos por senha'],
  ENTRADA_METODO: ['compressão não aceita', 'compressão não aceita'],
  ENTRADA_SOBREPOSTA: ['sobreposto a outro dentro do ZIP', 'sobrepostos a outros dentro do ZIP'],
  ENTRADA_GRANDE: ['maior que o limite', 'maiores que o limite'],
  ZIP_PROFUNDO: ['ZIP dentro de ZIP além de dois níveis', 'ZIP dentro de ZIP além de dois níveis'],
  ZIP_INVALID: ['ZIP danificado', 'ZIPs danificados'],
  XML_RECUSADO: ['recusado por segurança', 'recusados por segurança'],
  CHAVE_INVALIDA: ['chave de acesso inválida', 'chaves de acesso inválidas'],
};

const damages: Readonly<Record<string, string>> = {
  XML_INVALIDO: 'danificado',
  ENTRADA_CORROMPIDA: 'danificado',
};

/**
 * Returns why `files` files were refused though the analysis reads their kind; undefined for the code of damaged files
 * and of other problems.
 */
export function refusalOf(codigo: string, files: number): string | undefined {
  return refusals[codigo]?.[files === 1 ? 0 : 1];
}

/** Returns whether a file is damaged. */
export function isDamaged({ codigo }: FileProblem): boolean {
  return codigo in damages;
}

/** Returns in some words why a file was left out of the analysis; undefined for a file that was read. */
export function leftOutReason(problem: FileProblem): string | undefined {
  return unreadKind(problem) ?? refusalOf(problem.codigo, 1) ?? damages[problem.codigo];
}
