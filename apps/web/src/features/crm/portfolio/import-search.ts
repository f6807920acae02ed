import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** `importacao` is the import that is open. */
export const openImport = z.object({ importacao: textParam });
