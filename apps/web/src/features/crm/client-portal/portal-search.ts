import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** Search of a client's portal: the company and the tab. */
export const portalSearch = z.object({
  empresa: textParam,
  aba: z.enum(['andamento', 'contratos', 'documentos', 'mensagens', 'privacidade']).optional().catch(undefined),
});
export type PortalTab = NonNullable<z.infer<typeof portalSearch>['aba']>;
