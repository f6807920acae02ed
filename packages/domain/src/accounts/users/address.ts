import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { cepText } from '../../operations/lookups/cep-text.ts';

const line = (missing: string, max = 120) =>
  z.string(missing).trim().min(1, missing).max(max, `Use no máximo ${max} caracteres.`);

export const address = z.object({
  cep: cepText,
  logradouro: line('Logradouro é obrigatório'),
  numero: line('Número é obrigatório', 20),
  complemento: z.string().trim().max(120, 'Use no máximo 120 caracteres.').optional(),
  bairro: line('Bairro é obrigatório'),
  municipio: line('Município é obrigatório'),
  estado: z
    .string('UF é obrigatória')
    .trim()
    .toUpperCase()
    .min(1, { error: 'UF é obrigatória', abort: true })
    .pipe(z.enum(ufs, 'UF inválida')),
});

/** The form of the CEP page: all fields and the confirmation that they are correct. */
export const addressForm = address.extend({
  confirmed: z.boolean().refine((ticked) => ticked, 'Você deve confirmar que as informações estão corretas'),
});
export type AddressForm = z.input<typeof addressForm>;

/** Body of the call: a CEP, and the other address fields where they are known. */
export const addressUpdate = address.partial().extend({ cep: cepText });
export type AddressUpdate = z.output<typeof addressUpdate>;
