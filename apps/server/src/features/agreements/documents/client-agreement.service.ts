import type { ReadAgreement } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { required } from '../../../kernel/app-error.ts';
import { findLatestIdentityCheck } from '../../accounts/identity-checks/identity-checks.repository.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { toAgreementTextResponse, type ViewerLinks } from './agreement.wire.ts';
import { findActiveAgreement, listActiveAgreements } from './agreements.repository.ts';

interface WantedAgreement {
  id_client: string;
  contrato: string | undefined;
}

/** Returns the client's active agreement, or the chosen one of several. Access is checked by the caller. */
export async function requireClientAgreementText(
  db: Db,
  tenant: TenantId,
  wanted: WantedAgreement,
  forViewer: ViewerLinks,
): Promise<ReadAgreement> {
  return required(await findClientAgreementText(db, tenant, wanted, forViewer), agreementErrors.agreement_not_found);
}

/** Like requireClientAgreementText; returns null when there is none. */
export async function findClientAgreementText(
  db: Db,
  tenant: TenantId,
  { id_client, contrato }: WantedAgreement,
  forViewer: ViewerLinks,
): Promise<ReadAgreement | null> {
  const client = required(await findClient(db, tenant, id_client), clientErrors.client_not_found);
  const found = await findActiveAgreement(db, tenant, { id_client }, contrato);
  if (!found) return null;
  const signature = await findLatestIdentityCheck(db, tenant, { id_owner: client.id_owner });
  const contratos = await listActiveAgreements(db, tenant, id_client);
  return { ...toAgreementTextResponse(found, signature, client.razao_social, forViewer), contratos };
}

/** Identifies the viewer of a signed link: the session's user or client, or the client of an opened link. */
export function linkViewerOf(actor: SessionActor | undefined, id_client = ''): ViewerLinks['viewer'] {
  if (actor?.kind === 'user') return { who: 'staff', id: actor.id };
  return { who: 'client', id: actor?.id_owner ?? id_client };
}
