import { recordCreations } from '../../insights/change-history/record-changes.service.ts';
import type { ImportRecord } from './portfolio.repository.ts';
import type { WaitingRow } from './portfolio-clients.repository.ts';

type RecordingContext = Omit<Parameters<typeof recordCreations>[0], 'actor' | 'client'>;

/** Records the creation of clients with importer and spreadsheet in the change history (decision D-35). */
export function recordImportedClients(
  context: RecordingContext,
  { id_user, nome, name }: Pick<ImportRecord, 'id_user' | 'nome' | 'name'>,
  rows: readonly WaitingRow[],
): Promise<void> {
  const created = rows.map(({ client: { cnpjcpf, razao_social, comissaoTenant } }) => ({
    record: { entity: 'CLIENTE' as const, id: cnpjcpf, id_client: cnpjcpf },
    fields: { razao_social, status: 'PENDENTE', comissaoTenant, planilha: name },
  }));
  return recordCreations({ ...context, actor: { id: id_user, name: nome } }, created);
}
