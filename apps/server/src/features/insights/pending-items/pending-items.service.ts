import { canReviewIdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { canReadUserAgreement } from '@restitui/domain/agreements/documents/agreements.access.ts';
import { pendingContract } from '@restitui/domain/insights/pending-items/pending-contract.ts';
import { visiblePendingItems } from '@restitui/domain/insights/pending-items/pending-items.access.ts';
import type { PendingItem } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import type { Context } from '../../../kernel/context.ts';
import {
  listOpenContracts,
  listOpenPartnerships,
  listRequestedDocuments,
  listUndecidedIdentityChecks,
} from './pending-items.repository.ts';

type Undated = Omit<PendingItem, 'dias'>;

/** Returns everything that waits in the tenant and that the actor may see, in no order. */
export async function collectPendingItems(context: Context, today: Parameters<typeof pendingContract>[1]) {
  const { db, actor, tenant } = context;
  const scope = visiblePendingItems(actor, tenant);
  const contracts = await listOpenContracts(db, tenant, scope.contracts);
  const partnerships = await listOpenPartnerships(db, tenant);
  const readable = partnerships.filter(({ partner }) => canReadUserAgreement(actor, partner));
  const items = [...contracts, ...readable].map((contract) => pendingContract(contract, today));
  const requests = await listRequestedDocuments(db, tenant, scope.requests);
  return [
    ...items.filter((item) => item !== undefined),
    ...requests.map(toReceive),
    ...(scope.reviewsIdentities ? await identitiesToVerify(context) : []),
  ];
}

async function identitiesToVerify({ db, actor, tenant }: Context): Promise<Undated[]> {
  const checks = await listUndecidedIdentityChecks(db, tenant);
  return checks
    .filter((check) => canReviewIdentityCheck(actor, { ...check, id_tenant: tenant }))
    .map(({ id, nome, createData }) => ({
      ...{ id: `identidade ${id}`, tipo: 'verificar', depende: 'consultoria', assunto: nome, desde: createData },
      ...{ detalhe: 'Selfie, assinatura e documento', responsavel: null, prazo: null },
      ...{ id_client: null, id_user: null, id_agreement: null, id_signature: id },
    }));
}

function toReceive(row: Awaited<ReturnType<typeof listRequestedDocuments>>[number]): Undated {
  const { id, id_client, assunto, responsavel, item, createdDate } = row;
  return {
    ...{ id: `documento ${id}`, tipo: 'receber', depende: 'cliente', assunto, responsavel, desde: createdDate },
    ...{ detalhe: item, prazo: null, id_client, id_user: null, id_agreement: null, id_signature: null },
  };
}
