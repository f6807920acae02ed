import type { Dossier } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { formatBytes, formatDateTime } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { analysisDossierQuery, makeAnalysisDossier } from '../analysis-dossiers.queries.ts';
import { fileAnalysisMessages } from '../file-analyses.messages.ts';

/** Requests the dossier of an analysis from files, shows its progress and offers the files. */
export function AnalysisDossierCard({ id_apuracao }: { id_apuracao: string }) {
  const dossier = useQuery(analysisDossierQuery(id_apuracao));
  const make = useMutation(makeAnalysisDossier(id_apuracao));
  const { data } = dossier;
  const running = data?.state === 'na_fila' || data?.state === 'processando';

  return (
    <FoldingCard
      title="Dossiê"
      summary={data !== undefined && summaryOf(data)}
      isFolding={!dossier.isError && data?.state !== 'falhou'}
      description="Classes e teses com a lei, meses, correções, pedidos e os arquivos recebidos, com o SHA-256."
      actions={
        data !== undefined && (
          <Button loading={make.isPending || running} onClick={() => make.mutate()}>
            {data?.state === 'pronto' ? 'Gerar de novo' : 'Gerar dossiê'}
          </Button>
        )
      }
    >
      {dossier.isError ? (
        <ErrorState title={fileAnalysisMessages.loadFailed} error={dossier.error} onRetry={() => dossier.refetch()} />
      ) : (
        <div aria-live="polite">{data === undefined ? null : <State dossier={data} />}</div>
      )}
    </FoldingCard>
  );
}

function summaryOf(dossier: Dossier | null): string {
  if (!dossier) return 'Não gerado';
  const { state, feito_em } = dossier;
  if (state === 'falhou') return 'Não pôde ser gerado';
  return state === 'pronto' ? `Gerado em ${formatDateTime(feito_em)}` : 'Em geração';
}

function State({ dossier }: { dossier: Dossier | null }) {
  if (!dossier) return <p className="text-body text-muted">Nenhum dossiê foi gerado para este resultado.</p>;
  const { state, progresso, erro, feito_em, pdf, planilha } = dossier;
  if (state === 'na_fila') return <Progress label="Na fila" />;
  if (state === 'processando') return <Progress label="Gerando o dossiê" value={progresso} />;
  if (state === 'falhou') {
    return (
      <p role="alert" className="text-body text-danger">
        {erro}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {pdf && <FileLink icon={FileText} name="Baixar PDF" {...pdf} />}
      {planilha && <FileLink icon={FileSpreadsheet} name="Baixar planilha" {...planilha} />}
      <p className="text-caption text-muted">Gerado em {formatDateTime(feito_em)}</p>
    </div>
  );
}

interface FileLinkProps {
  icon: typeof FileText;
  name: string;
  link: string;
  bytes: number;
}

function FileLink({ icon: Icon, name, link, bytes }: FileLinkProps) {
  return (
    <Button asChild>
      <a href={link} download>
        <Icon aria-hidden />
        {name}
        <span className="text-muted">{formatBytes(bytes)}</span>
      </a>
    </Button>
  );
}
