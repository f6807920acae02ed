import { z } from 'zod';
import { textParam } from '../../../lib/search-params.ts';

/** `boleto` is the boleto that is open. */
export const openBoleto = z.object({ boleto: textParam });
