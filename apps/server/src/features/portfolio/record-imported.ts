import { recordCreations } from '../change-history/record-changes.ts';
import type { ImportRecord } from './portfolio.repository.ts';
import type { WaitingRow } from './portfolio-clients.repository.ts';

type Recording = Omit<Parameters<typeof recordCreations>[0], 'actor' | 'client'>;

/** Who imported which clients from which spreadsheet (decision D-35). */
export function recordImported(
  recording: Recording,
  { id_user, nome, name }: Pick<ImportRecord, 'id_user' | 'nome' | 'name'>,
  rows: readonly WaitingRow[],
): Promise<void> {
  const created = rows.map(({ client: { cnpjcpf, razao_social, comissaoTenant } }) => ({
    record: { entity: 'CLIENTE' as const, id: cnpjcpf, id_client: cnpjcpf },
    fields: { razao_social, status: 'PENDENTE', comissaoTenant, planilha: name },
  }));
  return recordCreations({ ...recording, actor: { id: id_user, name: nome } }, created);
}
