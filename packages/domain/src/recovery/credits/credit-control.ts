import { z } from 'zod';

/** Fields common to the rows of the two credit controls: ICMS credits and compensations. */
export const controlRow = z.object({
  id: z.string(),
  id_client: z.string(),
  id_product: z.string(),
  /** Name of the client. */
  empresa: z.string(),
  /** Incremented with each change, to detect concurrent edits. */
  version: z.int(),
});

/** Field of a new row in addition to the editable ones. */
export const controlProduct = { id_product: z.string().min(1, 'Escolha o cliente.') };

/** The version that the editor had; a different current version returns 409. */
export const seenVersion = { seen: z.int().optional() };
