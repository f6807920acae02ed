import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

/** The form of the page and the body of the call. */
export const new{{Item}} = z.object({
  nome: z
    .string('Nome é obrigatório')
    .trim()
    .min(1, 'Nome é obrigatório')
    .max(80, 'Use no máximo 80 caracteres.'),
});
export type New{{Item}} = z.output<typeof new{{Item}}>;

export const {{item}} = z.object({
  id: z.string(),
  nome: z.string(),
  createdDate: z.string(),
});
export type {{Item}} = z.infer<typeof {{item}}>;

export const {{items}}Api = {
  list: endpoint('GET /{{feature}}', {
    summary: '{{title}} da empresa, por nome',
    response: enveloped(z.array({{item}})),
  }),
  create: endpoint('POST /{{feature}}', {
    summary: '{{title}}: criar',
    status: 201,
    body: new{{Item}},
    response: enveloped({{item}}),
  }),
  remove: endpoint('DELETE /{{feature}}/:id', {
    summary: '{{title}}: remover',
    params: z.object({ id: z.string() }),
    response: enveloped({{item}}),
  }),
};
