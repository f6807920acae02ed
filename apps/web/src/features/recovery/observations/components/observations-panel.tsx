import { counted } from '@restitui/brazil/counted.ts';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { type Observed, observationsQuery } from '../observations.queries.ts';
import { NewObservation } from './new-observation.tsx';
import { ObservationList } from './observation-list.tsx';

/** Renders the messages about a client or product, with a form for a new one. */
export function ObservationsPanel({ cnpjcpf, id_produto }: Observed) {
  const observed = { cnpjcpf, id_produto };
  const list = useQuery(observationsQuery(observed));
  const [writing, setWriting] = useState(false);

  return (
    <FoldingCard
      flush
      title="Observações"
      summary={
        list.data && (list.data.length > 0 ? counted(list.data.length, 'mensagem', 'mensagens') : 'Nenhuma mensagem')
      }
      isFolding={id_produto !== undefined && !list.isError}
      description={
        id_produto
          ? 'Mensagens sobre este produto.'
          : 'Mensagens sobre este cliente e seus produtos, as mais novas no fim.'
      }
      actions={
        !writing &&
        !isSampleClient(cnpjcpf) && (
          <Button size="sm" onClick={() => setWriting(true)}>
            <MessageSquarePlus aria-hidden />
            Nova mensagem
          </Button>
        )
      }
    >
      <div className="border-t">
        {writing ? (
          <NewObservation observed={observed} onDone={() => setWriting(false)} />
        ) : (
          <ObservationList observed={observed} list={list} />
        )}
      </div>
    </FoldingCard>
  );
}
