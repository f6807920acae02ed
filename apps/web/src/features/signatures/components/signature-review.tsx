import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { signatureMessages } from '../signatures.messages.ts';
import { signatureQuery } from '../signatures.queries.ts';
import { viewStatus } from '../status-words.ts';
import { ReviewDecision } from './review-decision.tsx';
import { SignatureFacts } from './signature-facts.tsx';
import { SignaturePhotos } from './signature-photos.tsx';

interface SignatureReviewProps {
  id: string | undefined;
  onClose: () => void;
}

/** 'Verificação da Assinatura': one record, its photos and the decision. */
export function SignatureReview({ id, onClose }: SignatureReviewProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...signatureQuery(id ?? ''),
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
      footer={data && <ReviewDecision signature={data} />}
    >
      {isPending && <ReviewSkeleton />}
      {unknown && !data && <EmptyState title={signatureMessages.notFound} />}
      {error && !unknown && !data && (
        <ErrorState
          title={signatureMessages.loadFailed}
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <>
          <SignatureFacts signature={data} />
          <SignaturePhotos signature={data} onRetry={() => refetch()} />
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
