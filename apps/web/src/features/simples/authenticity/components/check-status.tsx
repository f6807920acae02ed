import { displayName } from '@restitui/brazil/display-name.ts';
import type { AuthenticityCheck } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { formatCount, formatDateTime } from '../../../../lib/formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { CheckResult } from './check-result.tsx';
import { CheckRunning } from './check-running.tsx';

interface CheckStatusProps {
  id_apuracao: string;
  check: AuthenticityCheck;
  mayCancel: boolean;
}

/** Shows a running, failed or finished verification. */
export function CheckStatus({ id_apuracao, check, mayCancel }: CheckStatusProps) {
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
          {scopeText(check)}, por {displayName(check.nome)} em {formatDateTime(check.finishedDate)}.
        </p>
        {check.resultado && <CheckResult result={check.resultado} />}
      </div>
    );
  }
  return <CheckRunning id_apuracao={id_apuracao} check={check} mayCancel={mayCancel} />;
}

function scopeText({ amostra, semente, resultado }: AuthenticityCheck): string {
  const pedidas = formatCount(resultado?.pedidas ?? 0);
  const contadas = formatCount(resultado?.contadas ?? 0);
  if (amostra === null || resultado?.pedidas === resultado?.contadas) return `Todas as ${contadas} notas da soma`;
  return `Amostra de ${pedidas} das ${contadas} notas da soma (semente ${semente})`;
}
