import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { EfdHeader } from './efd-header.ts';
import type { FileCode } from './file-report.ts';

/** Facts that the text on a file names. */
export interface FileFacts {
  name: string;
  header: EfdHeader | undefined;
  /** CNPJ of the client. */
  client: string;
  /** Name of the file that this one repeats. */
  other: string;
}

type Fill = (facts: FileFacts) => string;

const dayText = (day: string) => day.split('-').reverse().join('/');
const monthOf = ({ header }: FileFacts) => header?.taxMonth ?? '';

/** pt-BR texts on files that are not used (sped-engine.md section 9). */
const texts: Readonly<Record<FileCode, Fill>> = {
  NAO_SPED: ({ name }) => `O arquivo ${name} não é um arquivo do SPED: a primeira linha não é o registro 0000.`,
  CNPJ_DIVERGENTE: ({ name, header, client }) =>
    `O arquivo ${name} é do CNPJ ${formatCnpj(header?.cnpj ?? '')}, não do cliente ${formatCnpj(client)}.`,
  PERIODO_INVALIDO: ({ name, header }) =>
    `O arquivo ${name} cobre de ${dayText(header?.first ?? '')} a ${dayText(header?.last ?? '')}. Cada EFD deve ter um único mês.`,
  TRUNCADO: ({ name }) =>
    `O arquivo ${name} está incompleto: falta o registro 9999 ou a quantidade de linhas não confere. Envie o arquivo de novo.`,
  ARQUIVO_CONCATENADO: ({ name }) => `O arquivo ${name} traz mais de uma escrituração. Envie uma por arquivo.`,
  DUPLICADO: ({ name, other }) => `O arquivo ${name} é igual a ${other} e foi contado uma vez.`,
  SUBSTITUIDO: (facts) => `A retificadora de ${monthOf(facts)} substitui o arquivo ${facts.name}.`,
  ORIGINAL_REPETIDO: (facts) => `Há duas escriturações originais diferentes de ${monthOf(facts)}. Envie só a que vale.`,
  SEM_EFD_CONTRIBUICOES: (facts) => `Falta a EFD-Contribuições de ${monthOf(facts)}.`,
};

/** Says in words why a file is not used. */
export function fileText(code: FileCode, facts: FileFacts): string {
  return texts[code](facts);
}
