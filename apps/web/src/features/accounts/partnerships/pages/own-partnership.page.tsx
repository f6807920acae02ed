import { useActor } from '../../../../lib/use-actor.ts';
import { Page } from '../../../../ui/page.tsx';
import { PartnershipView } from '../components/partnership-view.tsx';

export function OwnPartnershipPage() {
  const actor = useActor();
  return (
    <Page title="Minha parceria" description="Em que etapa você está, o que falta e quem você cadastrou">
      <PartnershipView of={actor} />
    </Page>
  );
}
