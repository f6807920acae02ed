import type { z } from 'zod';
import { contractForm } from '../clients/registration-form.ts';

/** Regime and products of a proposal, as they are chosen. */
export const draftForm = contractForm.pick({ regimeTributario: true, produtosSelecionados: true });
export type DraftForm = z.output<typeof draftForm>;
