import { z } from 'zod';

/** The steps of a new company from the first access to the first signed contract, in their order. */
export const firstStep = z.enum([
  'dados',
  'marca',
  'modelos',
  'conta',
  'canais',
  'pessoas',
  'analise',
  'clientes',
  'contrato',
]);
export type FirstStep = z.infer<typeof firstStep>;

/** Minutes that a step takes, for the sum that is shown; estimates. */
export const firstStepMinutes: Record<FirstStep, number> = {
  dados: 3,
  marca: 5,
  modelos: 2,
  conta: 5,
  canais: 3,
  pessoas: 3,
  clientes: 5,
  analise: 5,
  contrato: 10,
};

/** `adiado` was left for later by a person. */
export const firstStepState = z.enum(['feito', 'adiado', 'aberto']);
export type FirstStepState = z.infer<typeof firstStepState>;
