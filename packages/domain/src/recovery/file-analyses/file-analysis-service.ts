import { z } from 'zod';
import type { AcceptedFile } from '../../wire/accepted-file.ts';

/** Services whose products are analysed from files, beside the Simples. */
export const fileAnalysisService = z.enum(['PREVIDENCIARIO', 'EXCLUSAO_DE_ICMS_E_ST']);
export type FileAnalysisService = z.infer<typeof fileAnalysisService>;

/** Field of the upload. */
export type FileField = 'principal' | 'complemento';

interface FileSlot {
  label: string;
  help: string;
  accepts: AcceptedFile;
  /** Name of the ZIP that several files are joined into; without it, the slot takes one file. */
  joinedName?: string;
}

export const fileAnalysisLimits = {
  maxBytes: 1024 ** 3,
  tooLarge: 'O arquivo passa de 1 GB. Divida o envio em períodos menores.',
} as const;

/** @param extension text for a file with another extension */
function accepting(extensions: readonly string[], extension: string): AcceptedFile {
  const { maxBytes, tooLarge: size } = fileAnalysisLimits;
  return { maxBytes, extensions, messages: { extension, size } };
}

/** The files that each service takes. At least one is required; the second alone is enough for the payroll. */
export const fileSlots: Record<FileAnalysisService, Record<FileField, FileSlot> & { isComplementEnough: boolean }> = {
  PREVIDENCIARIO: {
    principal: {
      label: 'Eventos do eSocial',
      help: 'ZIP com os eventos, os retornos S-5011, a DCTFWeb e o SEFIP.RE, todos os meses juntos.',
      accepts: accepting(['.zip'], 'Envie os eventos em um arquivo .zip.'),
    },
    complemento: {
      label: 'Planilha da folha',
      help: 'CSV ou XLSX com as colunas competencia, rubrica e valor, para meses sem eSocial.',
      accepts: accepting(['.csv', '.xlsx'], 'Envie a planilha em .csv ou .xlsx.'),
    },
    isComplementEnough: true,
  },
  EXCLUSAO_DE_ICMS_E_ST: {
    principal: {
      label: 'Arquivos do SPED',
      help: 'EFD-Contribuições e EFD ICMS/IPI de todos os meses: arquivos .txt, vários de uma vez, ou um ZIP.',
      accepts: accepting(['.zip', '.txt'], 'Envie as escriturações em arquivos .txt ou em um .zip.'),
      joinedName: 'escrituracoes.zip',
    },
    complemento: {
      label: 'Notas fiscais (XML)',
      help: 'ZIP com os XML do período, para achar o ICMS dos itens consolidados.',
      accepts: accepting(['.zip'], 'Envie as notas em um arquivo .zip.'),
    },
    isComplementEnough: false,
  },
};

/** Returns the service of an analysis from files; undefined for any other. */
export function fileAnalysisServiceOf(typeServico: string): FileAnalysisService | undefined {
  return fileAnalysisService.safeParse(typeServico).data;
}
