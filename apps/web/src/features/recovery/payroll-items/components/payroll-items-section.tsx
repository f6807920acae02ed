import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { canEditPayrollItems } from '@restitui/domain/recovery/payroll-items/payroll-items.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { payrollItemMessages } from '../payroll-items.messages.ts';
import { payrollItemsQuery } from '../payroll-items.queries.ts';
import { PayrollItemsForm } from './payroll-items-form.tsx';
import { PayrollItemsView } from './payroll-items-view.tsx';

interface PayrollItemsSectionProps {
  product: Product;
  assessment: Assessment;
}

/**
 * Renders the payroll items of an assessment: editable for the provider's staff while it is open, otherwise
 * read-only.
 */
export function PayrollItemsSection({ product, assessment }: PayrollItemsSectionProps) {
  const mayEdit = canEditPayrollItems(useActor());
  const items = useQuery(payrollItemsQuery(assessment.id));

  if (items.isPending) {
    return (
      <Card title="Verbas" flush>
        <Skeleton className="m-4 h-80 w-auto" />
        <LoadingNote text={payrollItemMessages.loading} />
      </Card>
    );
  }
  if (items.isError) {
    return (
      <Card title="Verbas" flush>
        <ErrorState title={payrollItemMessages.loadFailed} error={items.error} onRetry={() => items.refetch()} />
      </Card>
    );
  }
  if (!mayEdit || !assessment.isModifica) {
    return <PayrollItemsView product={product} record={items.data} isClosed={mayEdit} />;
  }
  return <PayrollItemsForm product={product} record={items.data} onReload={async () => (await items.refetch()).data} />;
}
