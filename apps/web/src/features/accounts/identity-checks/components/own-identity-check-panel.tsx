import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { identityCheckStatusQuery } from '../identity-check-status.queries.ts';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { ownIdentityCheckText } from '../own-identity-check-text.ts';
import { viewStatus } from '../status-text.ts';
import { setOwnIdentityCheckOpen } from './own-identity-check-state.ts';
import { useSelfAsSigner } from './use-self-as-signer.ts';

/** Status of the user's own identity check, and the button that starts it while it is open (F-371, F-374). */
export function OwnIdentityCheckPanel({ onStart }: { onStart: () => void }) {
  const status = useQuery({ ...identityCheckStatusQuery(useSelfAsSigner()), staleTime: 0 });
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
        title={identityCheckMessages.checkFailed}
        error={status.error}
        onRetry={() => status.refetch()}
        retrying={status.isFetching}
      />
    );
  }
  const { text, tone } = viewStatus(data.decision);
  const { next, action } = ownIdentityCheckText(data);
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
            setOwnIdentityCheckOpen(true);
          }}
        >
          {action}
        </Button>
      )}
    </div>
  );
}
