import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** Search of a draft: `t` is the token of a link. */
export const draftSearch = z.object({ t: textParam });

/** The consultancy of the record: provider staff select it by opening the address. */
const companySearch = z.object({ consultoria: textParam });

/** Search of the preview of a suggestion. */
export const previewSearch = draftSearch.extend(companySearch.shape);

/** The first tab of an agreement's page. */
const tabSearch = z.object({ aba: z.enum(['contrato', 'alteracoes']).optional().catch(undefined) });

/** Search of a user's partnership. */
export const userAgreementSearch = tabSearch.extend(companySearch.shape);

/** Search of a client's agreement: the token of a link, which of several agreements is shown, and the first tab. */
export const agreementSearch = previewSearch.extend({ contrato: textParam, ...tabSearch.shape });
