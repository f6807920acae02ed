import { formatBRL } from '@restitui/brazil/money.ts';
import type { FeeReturn } from '@restitui/domain/billing/fees/fee-returns.ts';
import { canReturnFees } from '@restitui/domain/billing/fees/fees.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { feeMessages } from '../fees.messages.ts';
import { feeReturnsQuery } from '../fees.queries.ts';
import type { ReturnTarget } from '../return-form-values.ts';
import { FeeReturnList } from './fee-return-list.tsx';
import { ReturnForm } from './return-form.tsx';
import { ReverseReturn } from './reverse-return.tsx';

interface FeeReturnsDialogProps {
  /** Names the client, or the payment of the fee. */
  title: string;
  of: ReturnTarget;
  onClose: () => void;
}

/** Records that paid fees were given back to a client, and shows and reverses what was recorded. */
export function FeeReturnsDialog({ title, of, onClose }: FeeReturnsDialogProps) {
  const mayRecord = canReturnFees(useActor());
  const { data, isError, error, refetch, isFetching } = useQuery(feeReturnsQuery(useActingTenant(), of));
  const [reversed, setReversed] = useState<FeeReturn>();
  if (reversed) return <ReverseReturn given={reversed} onClose={() => setReversed(undefined)} />;
  const owed = data?.a_devolver ?? 0;
  const isForm = mayRecord && owed > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        data &&
        (owed === 0
          ? 'Nada a devolver.'
          : `A devolver: ${formatBRL(owed)}. A devolução é feita fora do sistema; aqui ela é registrada.`)
      }
      guarded={isForm}
    >
      <div className="flex flex-col gap-5 pb-2">
        {isForm && <ReturnForm key={owed} {...{ of, owed, onClose }} />}
        {data && data.devolucoes.length > 0 && (
          <FeeReturnList given={data.devolucoes} onReverse={mayRecord ? setReversed : undefined} />
        )}
        {!data && !isError && <LoadingBlock className="h-40" />}
        {!data && isError && (
          <ErrorState title={feeMessages.returnsFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
        )}
      </div>
    </Dialog>
  );
}
