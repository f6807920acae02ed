import { displayName } from '@restitui/brazil/display-name.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { isWholeCreditRejected } from '@restitui/domain/recovery/file-analyses/whole-credit-rejection.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { RejectionChoice } from './rejection-choice.tsx';

interface RejectionsProps {
  analysis: FileAnalysis;
  competencia: string;
  mayChange: boolean;
}

const names = { ICMS: 'ICMS', ST: 'ICMS-ST', MONO: 'monofásicos' } as const;

/** Lists the documents and credits of a month that an analyst rejected, with author and reason; each can be taken back, a document only while its credit counts. */
export function Rejections({ analysis, competencia, mayChange }: RejectionsProps) {
  const rejected = analysis.escolhas.flatMap(({ valor, ...choice }) =>
    valor.tipo === 'rejeicao' && valor.rejeita && valor.competencia === competencia ? [{ ...choice, valor }] : [],
  );
  if (rejected.length === 0) return null;
  return (
    <section aria-label="Rejeições">
      <h3 className="pb-2 font-semibold text-body">Rejeições</h3>
      <ul className="flex flex-col gap-2">
        {rejected.map(({ chave, valor: { tese, documento }, motivo, autor, em }) => (
          <li key={chave} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b pb-2 text-body">
            <div className="min-w-0 flex-1 basis-64">
              <p className="break-all">
                {documento === null ? `Todo o crédito de ${names[tese]}` : `${documento}, ${names[tese]}`}
              </p>
              <p className="text-caption text-muted">
                Por {displayName(autor)} em {formatDate(em)}: {motivo}
              </p>
            </div>
            {mayChange && (documento === null || !isWholeCreditRejected(analysis.escolhas, competencia, tese)) && (
              <RejectionChoice
                {...{ analysis, competencia, tese, documento }}
                rejeita={false}
                label="Desfazer rejeição"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
