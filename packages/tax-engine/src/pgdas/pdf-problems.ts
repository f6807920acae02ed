import { type Competence, parseCompetence } from '@restitui/brazil/competence.ts';
import type { FileProblem } from '../reading.ts';

const texts = {
  PGDAS_PROTEGIDO: 'O PDF é protegido por senha e não pôde ser lido.',
  PGDAS_SEM_TEXTO: 'O PDF não tem texto (é uma imagem digitalizada).',
  PGDAS_EM_BRANCO: 'O PDF está em branco: nenhuma página tem texto ou imagem.',
  PGDAS_PAGINA_SEM_TEXTO: 'Há páginas sem texto, só com imagem (digitalizadas), e o que está nelas não foi lido:',
  PDF_INVALIDO: 'O arquivo não é um PDF legível.',
  PDF_GRANDE: 'O PDF tem páginas demais para ser um documento do PGDAS-D.',
  DOCUMENTO_DESCONHECIDO: 'O documento não é um extrato nem uma declaração do PGDAS-D.',
  PGDAS_SEM_PA: 'O documento não informa o período de apuração.',
  SEFAZ_ARQUIVO_DANIFICADO: 'O arquivo da SEFAZ não está inteiro:',
  SEFAZ_REGISTRO_DESCONHECIDO: 'O arquivo da SEFAZ tem registros que o leiaute não prevê e que não foram lidos:',
  CNPJ_DIVERGENTE: 'A declaração é de outro CNPJ.',
} as const;

export type DeclarationProblemCode = keyof typeof texts;

/** A file that could not be used, or not wholly. `detail` is added to the text. */
export function declarationProblem(arquivo: string, codigo: DeclarationProblemCode, detail?: string): FileProblem {
  return { arquivo, codigo, texto: detail ? `${texts[codigo]} ${detail}` : texts[codigo] };
}

/** `página 3`, `páginas 1 a 3 e 7`. */
export function pageWords(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  const words = runs.map(([from, to]) =>
    from === to ? `${from}` : to === from + 1 ? `${from} e ${to}` : `${from} a ${to}`,
  );
  return `${pages.length === 1 ? 'página' : 'páginas'} ${words.join(', ')}`;
}

/** The month in the 17-character number of a file name, when that number is of this root. A hint, never a fact. */
export function competenceInName(file: string, root: string): Competence | undefined {
  const numbers = file.toUpperCase().matchAll(/([0-9A-Z]{8})(20\d{2})(\d{2})\d{3}(?![0-9A-Z])/g);
  for (const [, ofRoot, year, month] of numbers) {
    if (ofRoot === root) return parseCompetence(`${month}${year}`);
  }
  return undefined;
}
