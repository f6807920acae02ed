import { z } from 'zod';

/** What the address of a product page keeps: the open apuração, and the month of its drawer with the list of items. */
export const productSearch = z.object({
  apuracao: z.string().optional().catch(undefined),
  /** `AAAA-MM` or `MM/AAAA`, as the page writes it. */
  mes: z.string().optional().catch(undefined),
  grupo: z.string().optional().catch(undefined),
  /** How the items are summed up, and which of the groups is open. */
  por: z.string().optional().catch(undefined),
  filtro: z.string().optional().catch(undefined),
  revisar: z.string().optional().catch(undefined),
  q: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type ProductSearch = z.infer<typeof productSearch>;

/** What the address of a user list keeps. */
export const usersSearch = z.object({
  q: z.string().optional().catch(undefined),
  cargo: z.string().optional().catch(undefined),
  tipo: z.string().optional().catch(undefined),
  ordem: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
});

/** What the address of the signatures page keeps: tab, filters and the open record. */
export const signaturesSearch = z.object({
  q: z.string().optional().catch(undefined),
  escopo: z.string().optional().catch(undefined),
  aba: z.string().optional().catch(undefined),
  registro: z.string().optional().catch(undefined),
});

/** What the address of the alerts keeps: tab, search and page. */
export const alertsSearch = z.object({
  q: z.string().optional().catch(undefined),
  aba: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
});

/** What the address of Gestão de Analistas keeps. */
export const analystsSearch = z.object({
  q: z.string().optional().catch(undefined),
  empresa: z.string().optional().catch(undefined),
  servico: z.string().optional().catch(undefined),
  analista: z.string().optional().catch(undefined),
  status: z.string().optional().catch(undefined),
  ordem: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
});

/** What the address of a client list keeps. */
export const clientsSearch = z.object({
  q: z.string().optional().catch(undefined),
  status: z.string().optional().catch(undefined),
  ordem: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
});

/** What the address of the import keeps: the open spreadsheet. */
export const portfolioSearch = z.object({ importacao: z.string().optional().catch(undefined) });

/** What the address of the contract templates keeps: the open tab and the search in it. */
export const contractsSearch = z.object({
  aba: z.enum(['criar', 'excluidos']).optional().catch(undefined),
  q: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
});

/** What the address of the contacts of the site keeps: filters and the open one. */
export const leadsSearch = z.object({
  q: z.string().optional().catch(undefined),
  estado: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
  lead: z.string().optional().catch(undefined),
});

/** What the address of the options keeps: the open area, and the month, person, list and boleto that it shows. */
export const optionsSearch = z.object({
  boleto: z.string().optional().catch(undefined),
  estado: z.string().optional().catch(undefined),
  de: z.string().optional().catch(undefined),
  ate: z.string().optional().catch(undefined),
  area: z.string().optional().catch(undefined),
  mes: z.string().optional().catch(undefined),
  pessoa: z.string().optional().catch(undefined),
  q: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
  tributo: z.string().optional().catch(undefined),
});

/** What the address of a home keeps: the period and the person of its figures. */
export const homeSearch = z.object({
  mes: z.string().optional().catch(undefined),
  pessoa: z.string().optional().catch(undefined),
});

/** What the address of the lapses keeps: the year, the person and the open month. */
export const lapsesSearch = z.object({
  ano: z.string().optional().catch(undefined),
  pessoa: z.string().optional().catch(undefined),
  mes: z.string().optional().catch(undefined),
});

/** What the address of the data requests keeps: state, page and the open one. */
export const dataRequestsSearch = z.object({
  status: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
  solicitacao: z.string().optional().catch(undefined),
});

/** What the address of a client's portal keeps: the company and the tab. */
export const portalSearch = z.object({
  empresa: z.string().optional().catch(undefined),
  aba: z.enum(['andamento', 'contratos', 'documentos', 'mensagens', 'privacidade']).optional().catch(undefined),
});
export type PortalTab = NonNullable<z.infer<typeof portalSearch>['aba']>;

/** What the address of a client's contract keeps: a link's token, and which contract of several. */
export const agreementSearch = z.object({
  t: z.string().optional().catch(undefined),
  contrato: z.string().optional().catch(undefined),
});

/** What the address of the decisions keeps: search, filters and page. */
export const decisionsSearch = z.object({
  q: z.string().optional().catch(undefined),
  situacao: z.string().optional().catch(undefined),
  alcance: z.string().optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type DecisionsSearch = z.infer<typeof decisionsSearch>;
