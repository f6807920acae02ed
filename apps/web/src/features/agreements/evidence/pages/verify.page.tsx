import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useRouteParam } from '../../../../lib/use-route-param.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { ClientFrame } from '../../documents/components/client-frame.tsx';
import { CodeForm } from '../components/code-form.tsx';
import { FileCheck } from '../components/file-check.tsx';
import { VerificationFacts } from '../components/verification-facts.tsx';
import { evidenceMessages } from '../evidence.messages.ts';
import { verificationQuery } from '../evidence.queries.ts';

/** Public verification of a sealed document (decision D-32). */
export function VerifyPage() {
  const codigo = useRouteParam('codigo', ['/verificar/$codigo']) ?? '';
  const asked = useQuery({ ...verificationQuery(codigo), enabled: codigo !== '' });
  const { data, error, refetch, isFetching } = asked;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <ClientFrame>
      <div>
        <h1 className="text-balance font-semibold text-title tracking-tight">Verificar documento</h1>
        <p className="text-body text-muted">Confira se um contrato assinado e selado aqui é autêntico.</p>
      </div>
      {codigo === '' && <CodeForm />}
      {codigo !== '' && !data && !error && <LoadingBlock className="h-72" />}
      {isUnknown && (
        <>
          <EmptyState icon={SearchX} title="Código não encontrado" titleAs="h2" description={error.message} />
          <CodeForm />
        </>
      )}
      {error && !isUnknown && (
        <ErrorState title={evidenceMessages.loadFailed} error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {data && (
        <>
          <FileCheck registered={{ ...data.seal }} />
          <VerificationFacts found={data} />
        </>
      )}
    </ClientFrame>
  );
}
