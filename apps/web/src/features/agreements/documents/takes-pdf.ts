import { isFrozen } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';

/** Returns whether a PDF may still be attached: nothing is signed and the agreement has not ended (W-397). */
export const takesPdf = (agreement: AgreementSummary) => !isFrozen(agreement) && agreement.ending === null;
