import { debitMonthErrors } from '@restitui/domain/recovery/debit-months/debit-months.errors.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { listAttachments } from '../attachments/attachments.repository.ts';

/** Names by id of the attachments of an assessment that its debit months may refer to. */
export type MonthFiles = ReadonlyMap<string, string>;

export async function listMonthFiles({ db, tenant }: Context, id_apuracao: string): Promise<MonthFiles> {
  const attachments = await listAttachments(db, tenant, { id_apuracao, id_calculo: null });
  return new Map(attachments.map(({ id, nome }) => [id, nome]));
}

/** Throws unless each id belongs to an attachment of the same assessment. */
export function requireKnownFiles(files: MonthFiles, ids: readonly string[]): void {
  requireAccess(
    ids.every((id) => files.has(id)),
    debitMonthErrors.debit_month_file_unknown,
  );
}
