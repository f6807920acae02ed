import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** Search of the sign-in of clients: the client whose agreement opens next, and why the last session ended. */
export const clientSignInSearch = z.object({
  id: textParam,
  session: z.enum(['expired', 'idle']).optional().catch(undefined),
});
