import type { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOpenableClient } from '../client.gate.ts';

export async function readClient(context: Context, { params: { cnpjcpf } }: Input<typeof clientsApi.read>) {
  return { data: await requireOpenableClient(context, cnpjcpf) };
}
