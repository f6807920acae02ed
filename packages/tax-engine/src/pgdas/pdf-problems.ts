import { parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { FileProblem } from '../engine-types.ts';

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

/** Builds the problem of a file that could not be used, or only partly. `detail` is appended to the text. */
export function declarationProblem(arquivo: string, codigo: DeclarationProblemCode, detail?: string): FileProblem {
  return { arquivo, codigo, texto: detail ? `${texts[codigo]} ${detail}` : texts[codigo] };
}

/** Formats page numbers as `página 3` or `páginas 1 a 3 e 7`. */
export function formatPages(pages: readonly number[]): string {
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

/** Returns the month in the 17-character number of a file name, when it has this CNPJ root. An unreliable hint. */
export function taxMonthInName(file: string, root: string): TaxMonth | undefined {
  const numbers = file.toUpperCase().matchAll(/([0-9A-Z]{8})(20\d{2})(\d{2})\d{3}(?![0-9A-Z])/g);
  for (const [, ofRoot, year, month] of numbers) {
    if (ofRoot === root) return parseTaxMonth(`${month}${year}`);
  }
  return undefined;
}
