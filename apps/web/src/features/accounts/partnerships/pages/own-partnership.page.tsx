import { useActor } from '../../../../lib/use-actor.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { PartnershipView } from '../components/partnership-view.tsx';

export function OwnPartnershipPage() {
  const actor = useActor();
  return (
    <>
      <PageHeader title="Minha parceria" description="Em que etapa você está, o que falta e quem você cadastrou" />
      <PartnershipView of={actor} />
    </>
  );
}
