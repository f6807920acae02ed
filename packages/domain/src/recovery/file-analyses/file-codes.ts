/** Why a file of an upload was not used (sped-engine, section 9). */
const fileCodes: Readonly<Record<string, string>> = {
  NAO_SPED: 'Não é um arquivo do SPED: a primeira linha não é o registro 0000.',
  CNPJ_DIVERGENTE: 'É de outro CNPJ.',
  PERIODO_INVALIDO: 'Cobre mais de um mês. Cada EFD deve ter um único mês.',
  TRUNCADO: 'Está incompleto: falta o registro 9999 ou a quantidade de linhas não confere. Envie de novo.',
  ARQUIVO_CONCATENADO: 'Traz mais de uma escrituração. Envie uma por arquivo.',
  DUPLICADO: 'É igual a outro arquivo e foi contado uma vez.',
  SUBSTITUIDO: 'Uma retificadora do mês o substitui.',
  ORIGINAL_REPETIDO: 'Há duas escriturações originais diferentes do mês. Envie só a que vale.',
  SEM_EFD_CONTRIBUICOES: 'Falta a EFD-Contribuições do mês.',
};

/** Codes of files whose content is in another file of the upload: nothing is missing without them. */
const replaced: readonly string[] = ['DUPLICADO', 'SUBSTITUIDO'];

/** Returns the files whose content is missing from the result. */
export function filesLeftOut<F extends { situacao: 'USADO' | 'NAO_USADO'; codigo: string | null }>(
  files: readonly F[],
): F[] {
  return files.filter(({ situacao, codigo }) => situacao === 'NAO_USADO' && !(codigo && replaced.includes(codigo)));
}

/** Returns the text of a code. */
export function fileCodeText(code: string): string {
  return fileCodes[code] ?? code;
}
