import type { AgreementEdit } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import type { EditRow } from './agreement-edits.repository.ts';

/** @param current number of the contract's version of now */
export function editOnWire(row: EditRow, current: number): AgreementEdit {
  return { ...row, isEdit: isUnwritten(row, current) };
}

/** Nobody wrote its text, or the contract changed since. */
function isUnwritten({ acceptEdit, isActive, change, base }: EditRow, current: number): boolean {
  return isActive && acceptEdit === null && (change === null || base !== current);
}
