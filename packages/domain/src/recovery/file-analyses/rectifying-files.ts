import type { FileAnalysis } from './file-analyses.api.ts';

/** Lists the retificadoras of a month among which an analyst may choose; none when there is only one (SP-015). */
export function rectifyingFiles(arquivos: FileAnalysis['arquivos'], competencia: string): string[] {
  const names = arquivos
    .filter(({ tipo, retificadora }) => tipo === 'EFD_CONTRIBUICOES' && retificadora)
    .filter((file) => file.competencia === competencia && (file.codigo === null || file.codigo === 'SUBSTITUIDO'))
    .map(({ nome }) => nome);
  return names.length > 1 ? names : [];
}
