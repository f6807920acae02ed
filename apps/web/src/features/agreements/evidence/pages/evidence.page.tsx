import { canManageCertificate } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Page } from '../../../../ui/page.tsx';
import { CertificateCard } from '../components/certificate-card.tsx';
import { IntegrityCard } from '../components/integrity-card.tsx';

/** The evidence of a company's signatures and its seal certificate. */
export function EvidencePage() {
  const actor = useActor();
  const tenant = useActingTenant();
  return (
    <Page title="Evidências" description="A prova das assinaturas e o selo dos contratos da empresa.">
      <div className="flex max-w-4xl flex-col gap-6">
        <IntegrityCard key={tenant ?? 'own'} />
        {canManageCertificate(actor, tenant ?? actor.id_tenant) && <CertificateCard />}
      </div>
    </Page>
  );
}
