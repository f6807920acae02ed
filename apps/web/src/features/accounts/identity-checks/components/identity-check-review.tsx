import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../../lib/api-error.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { RecordError } from '../../../tenancy/tenants/components/record-error.tsx';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { identityCheckQuery } from '../identity-checks.queries.ts';
import { neighboursOf } from '../review-queue.ts';
import { viewStatus } from '../status-text.ts';
import { IdentityCheckFacts } from './identity-check-facts.tsx';
import { IdentityPhotos } from './identity-photos.tsx';
import { ReviewDecision } from './review-decision.tsx';

interface IdentityCheckReviewProps {
  id: string | undefined;
  /** The company of the record, where it is not the selected one. */
  tenant: string | undefined;
  /** Undecided records in the order of the list. */
  queue: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** 'Verificação da Assinatura': one record with its photos and the decision. */
export function IdentityCheckReview({ id, tenant, queue, onOpen, onClose }: IdentityCheckReviewProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...identityCheckQuery(id ?? '', tenant),
    enabled: id !== undefined,
  });
  const status = data && viewStatus(data.decision);
  const unknown = error instanceof ApiError && error.status === 404;

  return (
    <Drawer
      open={id !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Verificação da Assinatura"
      actions={status && <Badge tone={status.tone}>{status.text}</Badge>}
      footer={
        data && <ReviewDecision key={data.id} signature={data} neighbours={neighboursOf(queue, id)} onOpen={onOpen} />
      }
    >
      {isPending && <ReviewSkeleton />}
      {unknown && !data && (
        <RecordError what="Este registro" error={error}>
          <EmptyState title={identityCheckMessages.notFound} />
        </RecordError>
      )}
      {error && !unknown && !data && (
        <ErrorState
          title={identityCheckMessages.loadFailed}
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <>
          <IdentityCheckFacts signature={data} />
          <IdentityPhotos signature={data} onRetry={() => refetch()} />
        </>
      )}
    </Drawer>
  );
}

function ReviewSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-32 w-full" />
      <div className="mt-6 grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
    </>
  );
}
