import { Link } from '@tanstack/react-router';
import { useLater } from '../../../../lib/use-later.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useHasUnsignedPartnership, useOwnPartnership } from './use-own-partnership.ts';

const loadStages = async () => (await import('./partnership-stages.tsx')).PartnershipStages;

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
          partnership={{ ...data, stages: data.stages.filter(({ key }) => key !== 'CLIENTES' && key !== 'COMISSAO') }}
        />
      </div>
    </Card>
  );
}
