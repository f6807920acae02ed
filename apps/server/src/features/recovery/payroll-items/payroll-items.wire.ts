import type { PayrollItemsRecord } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import type { PayrollItemsRow } from './payroll-items.repository.ts';

const unsaved = { verbas: [], dateStart: null, dateEnd: null, version: 0, editado_por: null, editado_em: null };

/** Builds the record of an assessment, empty until the first save. */
export function toPayrollItemsRecord(id_apuracao: string, row: PayrollItemsRow | undefined): PayrollItemsRecord {
  return { ...unsaved, ...row, id_apuracao };
}
