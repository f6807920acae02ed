import type { AuthenticityCheck, AuthenticityProgress } from '@restitui/domain/authenticity/authenticity.api.ts';
import { formatCount, formatDateTime } from '../../../lib/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { CheckResult } from './check-result.tsx';

/** A verification under way, failed or done. */
export function CheckStatus({ check }: { check: AuthenticityCheck }) {
  if (check.state === 'falhou') {
    return (
      <Notice tone="danger" title="A verificação falhou">
        {check.erro}
      </Notice>
    );
  }
  if (check.state === 'pronta') {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-caption text-muted">
          {scopeWords(check)}, por {check.nome} em {formatDateTime(check.finishedDate)}.
        </p>
        {check.resultado && <CheckResult result={check.resultado} />}
      </div>
    );
  }
  return <Progress {...progressOf(check.progress)} />;
}

function scopeWords({ amostra, semente, resultado }: AuthenticityCheck): string {
  const pedidas = formatCount(resultado?.pedidas ?? 0);
  const contadas = formatCount(resultado?.contadas ?? 0);
  if (amostra === null || resultado?.pedidas === resultado?.contadas) return `Todas as ${contadas} notas da soma`;
  return `Amostra de ${pedidas} das ${contadas} notas da soma (semente ${semente})`;
}

function progressOf(progress: AuthenticityProgress | null) {
  if (!progress) return { label: 'Na fila' };
  const { fase, arquivos, total } = progress;
  // The notes are read once to know which of them count, and once to verify.
  const half = total > 0 ? (50 * arquivos) / total : 0;
  return {
    label: fase === 'leitura' ? 'Lendo as notas' : 'Verificando as assinaturas',
    value: fase === 'leitura' ? half : 50 + half,
    detail: `${formatCount(arquivos)} de ${formatCount(total)} arquivos`,
  };
}
