import { counted } from '@restitui/brazil/counted.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { listCounts } from '../count-labels.ts';

/** Shows the counts of files, and those that could not be used with the reason. */
export function ReadingReport({ contagens, problemas }: Pick<SimplesAnalysis, 'contagens' | 'problemas'>) {
  const counts = listCounts(contagens);
  if (counts.length === 0 && problemas.length === 0) return null;

  return (
    <Card title="O que foi lido">
      {counts.length > 0 && (
        <dl className="figures grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
          {counts.map(({ key, label, count }) => (
            <div key={key}>
              <dt className="text-caption text-muted">{label}</dt>
              <dd className="font-medium text-lead">{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {problemas.length > 0 && (
        <details open={problemas.length <= 5} className="mt-4 border-t pt-3">
          <summary className="w-fit cursor-pointer rounded-sm font-medium text-body">
            {counted(problemas.length, 'arquivo não pôde ser usado', 'arquivos não puderam ser usados')}
          </summary>
          <ul className="mt-2 max-h-80 divide-y overflow-y-auto border-y">
            {problemas.map(({ arquivo, codigo, texto }) => (
              <li key={`${arquivo} ${codigo}`} className="grid gap-x-6 py-2 text-body sm:grid-cols-2">
                <span className="break-all">{arquivo}</span>
                <span className="text-muted">{texto}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
