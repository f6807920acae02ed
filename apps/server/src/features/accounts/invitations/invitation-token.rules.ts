import { openRecordKey, type RecordKey, sealRecordKey } from '../../../kernel/sealed-record-key.ts';
import type { SealedTexts } from '../../../platform/sealed-texts.ts';

const place = 'convite';

/** Returns the token of a link, which names the invitation. */
export function invitationToken(texts: SealedTexts, invitation: RecordKey): string {
  return sealRecordKey(texts, invitation, place);
}

/** Returns undefined for a token that this installation did not make. */
export function readInvitationToken(texts: SealedTexts, token: string): RecordKey | undefined {
  return openRecordKey(texts, token, place);
}
