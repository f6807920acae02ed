import { counted } from '@restitui/brazil/counted.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { fileCodeText } from '@restitui/domain/recovery/file-analyses/file-codes.ts';
import { isPointToCheck } from '@restitui/domain/recovery/file-analyses/points-to-check.ts';
import { shownUnfolded } from '../../../../ui/fold-rows.ts';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RecordCountsTable } from './record-counts-table.tsx';

const kinds: Readonly<Record<string, string>> = {
  EFD_CONTRIBUICOES: 'EFD-Contribuições',
  EFD_ICMS_IPI: 'EFD ICMS/IPI',
  DESCONHECIDO: 'Desconhecido',
};

/** Lists what was read: problems of the whole upload, and each file with its use. Many files without a problem are folded. */
export function FileReports({ analysis: { arquivos, alertas } }: { analysis: FileAnalysis }) {
  const used = arquivos.filter(({ codigo }) => !codigo);
  const isFolded = used.length > shownUnfolded;
  return (
    <>
      {alertas
        .filter((alert) => !isPointToCheck(alert))
        .map(({ codigo, texto }) => (
          <Notice key={codigo} tone="warning">
            {texto}
          </Notice>
        ))}
      {arquivos.length > 0 && (
        <FoldingCard title="Arquivos lidos" summary={summaryOf(arquivos.length, arquivos.length - used.length)}>
          {isFolded ? (
            <>
              <Files files={arquivos.filter(({ codigo }) => codigo)} />
              <details className="mt-2 first:mt-0">
                <summary className="w-fit cursor-pointer rounded-sm font-medium text-body">
                  {counted(used.length, 'arquivo usado', 'arquivos usados')}
                </summary>
                <div className="mt-3">
                  <Files files={used} />
                </div>
              </details>
            </>
          ) : (
            <Files files={arquivos} />
          )}
        </FoldingCard>
      )}
    </>
  );
}

function summaryOf(read: number, unused: number): string {
  const files = counted(read, 'arquivo', 'arquivos');
  return unused > 0 ? `${files}, ${counted(unused, 'não usado', 'não usados')}` : files;
}

function Files({ files }: { files: FileAnalysis['arquivos'] }) {
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {files.map(({ nome, tipo, competencia, codigo, texto, registros }) => (
        <li key={nome} className="flex flex-wrap gap-x-4 gap-y-1 text-body">
          <span className="min-w-0 flex-1 basis-48 break-words">{nome}</span>
          <span className="figures text-muted">
            {kinds[tipo] ?? tipo}
            {competencia && ` de ${competencia}`}
          </span>
          <span className={codigo ? 'basis-full text-warning' : 'text-muted'}>
            {codigo ? (texto ?? fileCodeText(codigo)) : 'Usado'}
          </span>
          {registros && <RecordCountsTable nome={nome} registros={registros} />}
        </li>
      ))}
    </ul>
  );
}
