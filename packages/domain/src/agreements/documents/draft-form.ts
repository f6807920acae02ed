import type { z } from 'zod';
import { contractForm } from '../../crm/clients/registration-form.ts';

/** The regime and products chosen for a proposal. */
export const draftForm = contractForm.pick({ regimeTributario: true, produtosSelecionados: true });
export type DraftForm = z.output<typeof draftForm>;
