import type { Suggestion } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { SuggestionRow } from './suggestions.repository.ts';

/** @param current number of the agreement's current version */
export function toSuggestionResponse(row: SuggestionRow, current: number): Suggestion {
  return { ...row, isEdit: isUnwritten(row, current) };
}

/** Returns whether the suggestion lacks a text, or has one for an older version. */
function isUnwritten({ acceptEdit, isActive, change, base }: SuggestionRow, current: number): boolean {
  return isActive && acceptEdit === null && (change === null || base !== current);
}
