import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** `t` is the token of a link. */
export const linkSearch = z.object({ t: textParam });

/** The first tab of an agreement's page. */
export const tabSearch = z.object({ aba: z.enum(['contrato', 'alteracoes']).optional().catch(undefined) });

/** Search of a client's agreement: the token of a link, which of several agreements is shown, and the first tab. */
export const agreementSearch = linkSearch.extend({ contrato: textParam, ...tabSearch.shape });
