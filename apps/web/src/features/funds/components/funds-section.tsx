import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import { canEditFunds } from '@restitui/domain/funds/funds.access.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../lib/use-actor.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { fundMessages } from '../funds.messages.ts';
import { fundsQuery } from '../funds.queries.ts';
import { FundsForm } from './funds-form.tsx';
import { FundsReading } from './funds-reading.tsx';

interface FundsSectionProps {
  product: Product;
  assessment: Assessment;
}

/** The verbas of an apuração: filled in by the provider's staff while it is open, read by everybody else. */
export function FundsSection({ product, assessment }: FundsSectionProps) {
  const mayEdit = canEditFunds(useActor());
  const funds = useQuery(fundsQuery(assessment.id));

  if (funds.isPending) {
    return (
      <Card title="Verbas" flush>
        <Skeleton className="m-4 h-80 w-auto" />
        <LoadingNote text={fundMessages.loading} />
      </Card>
    );
  }
  if (funds.isError) {
    return (
      <Card title="Verbas" flush>
        <ErrorState title={fundMessages.loadFailed} error={funds.error} onRetry={() => funds.refetch()} />
      </Card>
    );
  }
  if (!mayEdit || !assessment.isModifica) {
    return <FundsReading product={product} record={funds.data} isClosed={mayEdit} />;
  }
  return <FundsForm product={product} record={funds.data} onReload={async () => (await funds.refetch()).data} />;
}
