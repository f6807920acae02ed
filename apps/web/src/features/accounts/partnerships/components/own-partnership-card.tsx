import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { PartnershipStages } from './partnership-stages.tsx';
import { useHasUnsignedPartnership, useOwnPartnership } from './use-own-partnership.ts';

/** On the home of a partner until the contract is signed. */
export function OwnPartnershipCard() {
  const { data } = useOwnPartnership();
  const isUnsigned = useHasUnsignedPartnership();
  if (!data || !isUnsigned) return null;
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
          partnership={{ ...data, stages: data.stages.filter(({ key }) => key !== 'CLIENTES' && key !== 'COMISSAO') }}
        />
      </div>
    </Card>
  );
}
