import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** `area` is the area that is open. */
export const openArea = z.object({ area: textParam });
