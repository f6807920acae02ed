import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

/** The lists that have views. */
export const viewedListName = z.enum([
  'clientes',
  'boletos',
  'leads',
  'parceiros',
  'usuarios',
  'produtos',
  'pendencias',
  'mensagens',
  'assinaturas',
  'atividades',
  'titulares',
]);
export type ViewedListName = z.infer<typeof viewedListName>;

/** Most views of one user for one list, shared ones included. */
export const mostListViews = 20;

/** Most shared views of one list in a tenant, of all authors: every reader counts the clients of each. */
export const mostSharedListViews = 30;

const kept = z.object({
  nome: z.string('Nome é obrigatório').trim().min(1, 'Nome é obrigatório').max(40, 'Use no máximo 40 caracteres.'),
  /** Search parameters of the list's page: filters, order and columns; a search text is of the moment and not kept. */
  filtros: z
    .record(z.string().max(40), z.string().max(400))
    .refine((filtros) => Object.keys(filtros).length <= 20, 'Use no máximo 20 filtros.'),
  compartilhada: z.boolean(),
});
export type NewListView = z.input<typeof kept>;

/** A field that is not sent stays as it is. */
const change = kept.partial().refine((sent) => Object.keys(sent).length > 0, 'Nada a mudar.');
export type ListViewChange = z.input<typeof change>;

/** The fields of the dialog. */
export const listViewForm = kept.pick({ nome: true, compartilhada: true });

const lista = z.object({ lista: viewedListName });
const id = z.object({ id: z.string() });

export const listView = kept.extend({
  id: z.string(),
  /** One of the views that every list has. */
  padrao: z.boolean(),
  /** Whether the reader is its author. */
  minha: z.boolean(),
  /** Whether the list opens with it for the reader. */
  inicial: z.boolean(),
  /** Clients that the view shows to the reader; null for lists whose views are not counted. */
  total: z.int().nullable(),
});
export type ListView = z.infer<typeof listView>;

export const listViewsApi = {
  list: endpoint('GET /list-views', {
    summary: 'Vistas de uma lista: as de toda lista, as próprias e as da equipe; as de clientes com a contagem',
    query: lista,
    response: enveloped(z.array(listView)),
  }),
  create: endpoint('POST /list-views', {
    summary: 'Guardar filtros, ordem e colunas de uma lista sob um nome',
    status: 201,
    body: kept.extend(lista.shape),
    response: enveloped(id),
  }),
  chooseDefault: endpoint('PUT /list-views/inicial', {
    summary: 'Escolher a vista com que uma lista abre para esta pessoa',
    body: lista.extend({ id: z.string().max(64).nullable() }),
    response: enveloped(z.object({ id: z.string().nullable() })),
  }),
  change: endpoint('PUT /list-views/:id', {
    summary: 'Mudar uma vista de uma lista',
    params: id,
    body: change,
    response: enveloped(id),
  }),
  remove: endpoint('DELETE /list-views/:id', {
    summary: 'Excluir uma vista de uma lista',
    params: id,
    response: enveloped(id),
  }),
};
