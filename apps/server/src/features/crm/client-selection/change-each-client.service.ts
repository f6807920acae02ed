import type { RefusedClient, SelectionResult } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../clients/client.gate.ts';
import { lockClientAlone } from '../clients/client-changes.repository.ts';

/**
 * Changes each client that the actor may open, in one transaction, and names the others with the reason.
 * @param change returns whether the client was changed; it checks the right to do so, and refuses before it stores anything.
 * The right comes after the client was found, so that a client of another company is not found, whatever the role.
 * @throws the refusal when every client is refused for the same reason
 */
export async function changeEachClient(
  context: Context,
  id_clients: readonly string[],
  change: (client: Client) => Promise<boolean>,
): Promise<SelectionResult> {
  const { db, tenant } = context;
  const refusals: { id_client: string; error: AppError }[] = [];
  let alterados = 0;
  // In one order and without their owners, so that calls with the same clients or owners cannot deadlock.
  const ids = [...new Set(id_clients)].toSorted();
  for (const id_client of ids) {
    try {
      await lockClientAlone(db, tenant, id_client);
      if (await change(await requireOpenableClient(context, id_client))) alterados++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push({ id_client, error });
    }
  }
  const [first] = refusals;
  const codes = new Set(refusals.map(({ error }) => error.definition.code));
  if (first && refusals.length === ids.length && codes.size === 1) throw first.error;
  const recusados = refusals.map(
    ({ id_client, error }): RefusedClient => ({ id_client, code: error.definition.code, message: error.message }),
  );
  return { alterados, iguais: ids.length - alterados - recusados.length, recusados };
}
