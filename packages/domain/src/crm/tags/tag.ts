import { z } from 'zod';

export const tagColour = z.enum(['cinza', 'vermelho', 'laranja', 'amarelo', 'verde', 'azul', 'roxo', 'rosa']);
export type TagColour = z.infer<typeof tagColour>;

export const tagColourLabels: Readonly<Record<TagColour, string>> = {
  cinza: 'Cinza',
  vermelho: 'Vermelho',
  laranja: 'Laranja',
  amarelo: 'Amarelo',
  verde: 'Verde',
  azul: 'Azul',
  roxo: 'Roxo',
  rosa: 'Rosa',
};

/** A tag of the consultancy, for its clients. */
export const tag = z.object({ id: z.string(), nome: z.string(), cor: tagColour });
export type Tag = z.infer<typeof tag>;
