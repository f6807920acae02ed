import {
  clientChangesOf,
  clientTermsEdit,
  overtakenClientFields,
  powerOfAttorneyEdit,
  touches,
} from '@restitui/domain/clients/client-edit.ts';
import { shownClientValue } from '@restitui/domain/clients/client-values.ts';
import { canChangeClientStatus, canEditClientTerms } from '@restitui/domain/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import { endBeforeBeginning, endsBeforeBeginning } from '@restitui/domain/clients/power-of-attorney.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { lockClient } from '../client-changes.repository.ts';
import { requireOpenableClient } from '../openable-client.ts';
import { storeClientChanges } from '../store-client-changes.ts';

export async function updateClient(
  context: Context,
  { params: { id_client }, body: { seen = {}, ...edited } }: Input<typeof clientsApi.update>,
) {
  const { db, actor, tenant } = context;
  await lockClient(db, tenant, id_client);
  const client = await requireOpenableClient(context, id_client);
  requireAccess(edited.status === undefined || canChangeClientStatus(actor), clientErrors.client_status_denied);
  requireAccess(!touches(edited, clientTermsEdit) || canEditClientTerms(actor), clientErrors.client_terms_denied);

  const changed = clientChangesOf(client, edited);
  if (touches(changed, powerOfAttorneyEdit) && endsBeforeBeginning({ ...client, ...changed })) {
    const issues = [{ path: 'procuracaoValidaAte', message: endBeforeBeginning }];
    throw new AppError(wireErrors.invalid_input, { issues });
  }
  const overtaken = overtakenClientFields(client, changed, seen);
  if (overtaken.length > 0) {
    const now = (field: (typeof overtaken)[number]) => `Agora está: ${shownClientValue(field, client[field])}`;
    throw new AppError(clientErrors.client_changed, {
      issues: overtaken.map((path) => ({ path, message: now(path) })),
    });
  }
  return { data: await storeClientChanges(context, client, changed) };
}
