import { counted } from '@restitui/brazil/counted.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { pointsToCheck } from '@restitui/domain/recovery/file-analyses/points-to-check.ts';
import { FoldingCard } from '../../../../ui/folding-card.tsx';

/** Lists the rules that were applied without a source that was read; the diagnosis and the dossier list them too. */
export function PointsToCheckCard({ analysis }: { analysis: FileAnalysis }) {
  const points = pointsToCheck(analysis);
  if (points.length === 0) return null;
  return (
    <FoldingCard
      title="Pontos a conferir"
      summary={counted(points.length, 'ponto', 'pontos')}
      description="O que a análise aplica sem ter lido a fonte, ou não calcula. Consta também do diagnóstico e do dossiê."
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 text-body">
        {points.map(({ codigo, texto }) => (
          <li key={codigo}>{texto}</li>
        ))}
      </ul>
    </FoldingCard>
  );
}
