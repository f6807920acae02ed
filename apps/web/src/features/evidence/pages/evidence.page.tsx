import { canManageCertificate } from '@restitui/domain/evidence/evidence.access.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CertificateCard } from '../components/certificate-card.tsx';
import { IntegrityCard } from '../components/integrity-card.tsx';

/** The evidence behind a company's signatures, and what its documents are sealed with. */
export function EvidencePage() {
  const actor = useActor();
  const tenant = useActingTenant();
  return (
    <>
      <PageHeader title="Evidências" description="A prova das assinaturas e o selo dos contratos da empresa." />
      <div className="flex max-w-4xl flex-col gap-6">
        <IntegrityCard key={tenant ?? 'own'} />
        {canManageCertificate(actor, tenant ?? actor.id_tenant) && <CertificateCard />}
      </div>
    </>
  );
}
