import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { type ClientFilters, clientList } from '../clients/client-list.ts';

/** Filters, order and columns of the list of clients; a search text is of the moment and not kept. */
export const clientViewFilters = clientList.filterQuery.omit({ q: true });
export type ClientViewFilters = z.output<typeof clientViewFilters>;

/** Most views of one user in a tenant, shared ones included. */
export const mostClientViews = 20;

/** Most shared views in a tenant, of all authors: every reader counts the clients of each. */
export const mostSharedClientViews = 30;

/** The form of the dialog and the body of the calls. */
export const newClientView = z.object({
  nome: z.string('Nome é obrigatório').trim().min(1, 'Nome é obrigatório').max(40, 'Use no máximo 40 caracteres.'),
  filtros: clientViewFilters,
  compartilhada: z.boolean(),
});
export type NewClientView = z.input<typeof newClientView>;

export const clientView = newClientView.extend({
  id: z.string(),
  /** One of the views that every list has. */
  padrao: z.boolean(),
  /** Whether the reader is its author. */
  minha: z.boolean(),
  /** Whether the list opens with it for the reader. */
  inicial: z.boolean(),
  /** Clients that the view shows to the reader. */
  total: z.int(),
});
export type ClientView = z.infer<typeof clientView>;

const id = z.object({ id: z.string() });

export const clientViewsApi = {
  list: endpoint('GET /client-views', {
    summary: 'Vistas da lista de clientes: as de toda lista, as próprias e as da equipe, com a contagem de cada uma',
    response: enveloped(z.array(clientView)),
  }),
  create: endpoint('POST /client-views', {
    summary: 'Guardar filtros, ordem e colunas da lista de clientes sob um nome',
    status: 201,
    body: newClientView,
    response: enveloped(id),
  }),
  chooseDefault: endpoint('PUT /client-views/inicial', {
    summary: 'Escolher a vista com que a lista de clientes abre para esta pessoa',
    body: z.object({ id: z.string().max(64).nullable() }),
    response: enveloped(z.object({ id: z.string().nullable() })),
  }),
  change: endpoint('PUT /client-views/:id', {
    summary: 'Mudar uma vista da lista de clientes',
    params: id,
    body: newClientView,
    response: enveloped(id),
  }),
  remove: endpoint('DELETE /client-views/:id', {
    summary: 'Excluir uma vista da lista de clientes',
    params: id,
    response: enveloped(id),
  }),
};

/** Returns the values of the list's filters that a view sets, on the first page. */
export function filtersOfView({
  sort,
  ...filters
}: z.input<typeof clientViewFilters>): ClientFilters & { page: number } {
  return clientList.read({ ...filters, ordem: sort });
}

/**
 * Returns what a stored view has. A value that this version does not know, such as an order that a newer process stored
 * while it replaces this one, counts as absent (decision 106).
 */
export function readStoredView(filtros: z.input<typeof clientViewFilters>): ClientViewFilters {
  return clientViewFilters.parse(viewOfFilters(filtersOfView(filtros)));
}

/** Returns what a view keeps of the list's filters. */
export function viewOfFilters(filters: ClientFilters): z.input<typeof clientViewFilters> {
  const { q: _, ...kept } = clientList.toFilterQuery(filters);
  return kept;
}

/** Returns whether a list shows exactly what a view has, whatever is searched for. */
export function isOfView(filters: ClientFilters, view: z.input<typeof clientViewFilters>): boolean {
  const text = (values: z.input<typeof clientViewFilters>) =>
    JSON.stringify(clientList.write({ ...filtersOfView(values), q: '' }));
  return text(viewOfFilters(filters)) === text(view);
}
