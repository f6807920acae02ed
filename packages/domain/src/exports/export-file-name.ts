interface ExportedFile {
  /** The company whose data the file contains; empty for data of several. */
  company: string;
  /** Its CNPJ or CPF, with or without punctuation. */
  cnpj: string;
  /** Kind of content: `retificacao`, `notas`, `creditos`. */
  kind: string;
  /** `AAAA-MM-DD`, or the month of a statement. */
  date: string;
  extension: string;
}

/**
 * Returns `{company}_{cnpj}_{kind}_{date}.{extension}` (W-583, decision D-49), without characters that file systems
 * refuse and without empty parts.
 */
export function exportFileName({ company, cnpj, kind, date, extension }: ExportedFile): string {
  const number = cnpj.replace(/[^0-9A-Za-z]/g, '');
  return `${[safe(company), number, safe(kind), safe(date)].filter(Boolean).join('_')}.${extension}`;
}

function safe(text: string): string {
  return text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
