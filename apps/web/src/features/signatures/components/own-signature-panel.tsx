import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { ownSignatureWords } from '../own-signature-words.ts';
import { signatureMessages } from '../signatures.messages.ts';
import { signatureStatusQuery } from '../signatures.queries.ts';
import { viewStatus } from '../status-words.ts';
import { setOwnSigning } from './own-signing.ts';
import { useSelfAsSigner } from './use-self-as-signer.ts';

/** How the own signature stands, and the way to it while the person may sign (F-371, F-374). */
export function OwnSignaturePanel({ onStart }: { onStart: () => void }) {
  const status = useQuery({ ...signatureStatusQuery(useSelfAsSigner()), staleTime: 0 });
  const { data } = status;

  if (status.isPending) {
    return (
      <div className="flex flex-col gap-3 pb-4">
        <LoadingNote />
        <Skeleton className="h-6 w-32" />
        <Skeleton className="w-full max-w-80" />
        <Skeleton className="h-9 w-28" />
      </div>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={signatureMessages.checkFailed}
        error={status.error}
        onRetry={() => status.refetch()}
        retrying={status.isFetching}
      />
    );
  }
  const { text, tone } = viewStatus(data.decision);
  const { next, action } = ownSignatureWords(data);
  return (
    <div className="flex flex-col items-start gap-4 pb-4">
      <Badge tone={tone}>{text}</Badge>
      {data.decision === 'denied' && data.reason && (
        <Notice tone="danger" title="Motivo" className="w-full">
          {data.reason}
        </Notice>
      )}
      <p className="max-w-prose text-body">{next}</p>
      {action && (
        <Button
          variant="primary"
          onClick={() => {
            onStart();
            setOwnSigning(true);
          }}
        >
          {action}
        </Button>
      )}
    </div>
  );
}
