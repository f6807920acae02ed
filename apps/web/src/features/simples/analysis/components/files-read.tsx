import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { AuthenticitySection } from '../../authenticity/components/authenticity-section.tsx';
import { RulesLine } from '../../decisions/components/rules-line.tsx';
import { ReadingReport } from './reading-report.tsx';

/** Shows the files that the engine read, whether they are authentic, and the rules of the result. */
export function FilesRead({ analysis }: { analysis: SimplesAnalysis }) {
  return (
    <>
      <ReadingReport contagens={analysis.contagens} problemas={analysis.problemas} />
      <AuthenticitySection id_apuracao={analysis.id_apuracao} />
      <RulesLine analysis={analysis} />
    </>
  );
}
