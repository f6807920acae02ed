import type { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import {
  changedClientFields,
  changesAnyOf,
  clientTermsEdit,
  conflictingClientFields,
  powerOfAttorneyEdit,
} from '@restitui/domain/crm/clients/client-edit.ts';
import { formatClientValue } from '@restitui/domain/crm/clients/client-values.ts';
import { canChangeClientStatus, canEditClientTerms } from '@restitui/domain/crm/clients/clients.access.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { endBeforeStartMessage, endsBeforeStart } from '@restitui/domain/crm/clients/power-of-attorney.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireRecentSignIn } from '../../../../kernel/recent-sign-in.ts';
import { requireOpenableClient } from '../client.gate.ts';
import { lockClient } from '../client-changes.repository.ts';
import { storeClientChanges } from '../store-client-changes.service.ts';

export async function updateClient(
  context: Context,
  { params: { id_client }, body: { seen = {}, ...edited } }: Input<typeof clientChangesApi.update>,
) {
  const { db, actor, tenant } = context;
  await lockClient(db, tenant, id_client);
  const client = await requireOpenableClient(context, id_client);
  requireAccess(edited.status === undefined || canChangeClientStatus(actor), clientErrors.client_status_denied);
  requireAccess(!changesAnyOf(edited, clientTermsEdit) || canEditClientTerms(actor), clientErrors.client_terms_denied);

  const changed = changedClientFields(client, edited);
  if (changesAnyOf(changed, clientTermsEdit)) requireRecentSignIn(context);
  if (changesAnyOf(changed, powerOfAttorneyEdit) && endsBeforeStart({ ...client, ...changed })) {
    const issues = [{ path: 'procuracaoValidaAte', message: endBeforeStartMessage }];
    throw new AppError(wireErrors.invalid_input, { issues });
  }
  const overtaken = conflictingClientFields(client, changed, seen);
  if (overtaken.length > 0) {
    const now = (field: (typeof overtaken)[number]) => `Agora está: ${formatClientValue(field, client[field])}`;
    throw new AppError(clientErrors.client_changed, {
      issues: overtaken.map((path) => ({ path, message: now(path) })),
    });
  }
  return { data: await storeClientChanges(context, client, changed) };
}
