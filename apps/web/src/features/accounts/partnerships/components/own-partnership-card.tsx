import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLater } from '../../../../lib/use-later.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useHasUnsignedPartnership, useOwnPartnership } from './use-own-partnership.ts';

const loadStages = async () => (await import('./partnership-stages.tsx')).PartnershipStages;

/** Returns whether the card of the partnership has its height, or is not shown: what follows it is drawn then. */
export function useOwnPartnershipShown(): boolean {
  const { isLoading } = useOwnPartnership();
  const isUnsigned = useHasUnsignedPartnership();
  // Without a network the page does not wait for the card, which loads again by itself.
  const [isFailed, setFailed] = useState(false);
  const PartnershipStages = useLater(loadStages, isUnsigned && !isFailed, () => setFailed(true));
  return !isLoading && (!isUnsigned || isFailed || PartnershipStages !== undefined);
}

/** On the home of a partner until the contract is signed. */
export function OwnPartnershipCard() {
  const { data } = useOwnPartnership();
  const isUnsigned = useHasUnsignedPartnership();
  const PartnershipStages = useLater(loadStages, isUnsigned);
  if (!data || !isUnsigned || !PartnershipStages) return null;
  return (
    <Card
      flush
      title="Minha parceria"
      description="O que falta para o seu contrato"
      className="mb-6"
      actions={
        <Link to="/minha-parceria" className={buttonLook({ size: 'sm' })}>
          Ver tudo
        </Link>
      }
    >
      <div className="border-t">
        <PartnershipStages
          hasOwnAct
          onlyMissing
          partnership={{ ...data, stages: data.stages.filter(({ key }) => key !== 'CLIENTES' && key !== 'COMISSAO') }}
        />
      </div>
    </Card>
  );
}
