import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { uncreditedRequests } from '@restitui/domain/simples/refund-requests/uncredited-requests.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';
import { creditsQuery } from '../../../recovery/credits/credits.queries.ts';
import { type CaseArea, creditRequests, refundRequestsQuery } from '../refund-requests.queries.ts';

/** Offers to add the credits of the requests that have none; nothing while each has one. */
export function CreditRequests({ id_apuracao, area }: { id_apuracao: string; area?: CaseArea }) {
  const requests = useQuery(refundRequestsQuery(id_apuracao, area));
  const credits = useQuery(creditsQuery(id_apuracao));
  const add = useMutation(creditRequests(id_apuracao));
  const [asks, setAsks] = useState(false);
  const uncredited = requests.data && credits.data ? uncreditedRequests(requests.data, credits.data) : [];
  if (requests.isLoading || credits.isLoading) return <LoadingNote />;
  if (uncredited.length === 0) return null;

  const found = `${counted(uncredited.length, 'pedido feito', 'pedidos feitos')} ainda sem crédito: ${formatBRL(sumOfReais(uncredited.map(({ valor_pedido }) => valor_pedido)))}.`;
  return (
    <>
      <Notice
        tone="info"
        action={
          <Button size="sm" onClick={() => setAsks(true)}>
            Levar para créditos
          </Button>
        }
      >
        {keepUnbroken(found)}
      </Notice>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Levar para créditos"
        description={`${found} Cada um recebe um crédito com a competência, o dia do pagamento e o valor pedido, sem Selic. Os créditos que já existem ficam como estão.`}
        confirmLabel="Criar créditos"
        pending={add.isPending}
        onConfirm={() => add.mutate(undefined, { onSettled: () => setAsks(false) })}
      />
    </>
  );
}
