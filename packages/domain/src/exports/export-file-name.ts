/** Returns `{razao_social}_{cnpj}_{AAAA-MM-DD}.{extension}` (W-583), without characters that file systems refuse. */
export function exportFileName(razao_social: string, cnpj: string, date: string, extension: string): string {
  const company = razao_social
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [company, cnpj.replace(/[^0-9A-Za-z]/g, ''), date].filter(Boolean).join('_').concat(`.${extension}`);
}
