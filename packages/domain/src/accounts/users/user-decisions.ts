import { z } from 'zod';

/** The reason for which a registration is refused. It is sent to the person. */
export const refusalForm = z.object({
  motivo: z
    .string('Motivo é obrigatório')
    .trim()
    .min(1, 'Motivo é obrigatório')
    .max(500, 'Use no máximo 500 caracteres.'),
});
export type RefusalForm = z.output<typeof refusalForm>;

/** The user who receives the clients of another one. */
export const clientTransfer = z.object({
  para: z.string('Escolha quem recebe os clientes').min(1, 'Escolha quem recebe os clientes'),
});
