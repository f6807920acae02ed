import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

const money = z.number().nullable();

const party = z.object({ nome: z.string(), documento: z.string(), inscricao: z.string(), endereco: z.string() });
export type NotePartyOnWire = z.infer<typeof party>;

/** A note of an upload as a person reads it, with its XML. Amounts in reais; null where the note has none. */
export const noteDocument = z.object({
  chave: z.string(),
  modelo: z.string(),
  serie: z.string(),
  numero: z.string(),
  natureza: z.string(),
  /** As the note writes it: an instant with its zone, without a zone in a CF-e, or a day in old layouts. */
  emissao: z.string(),
  /** Number of the authorisation; empty without one. */
  protocolo: z.string(),
  situacao: z.string(),
  emitente: party,
  destinatario: party.nullable(),
  itens: z.array(
    z.object({
      item: z.int(),
      codigo: z.string(),
      produto: z.string(),
      ncm: z.string(),
      cest: z.string(),
      cfop: z.string(),
      cst_icms: z.string(),
      cst_pis: z.string(),
      cst_cofins: z.string(),
      unidade: z.string(),
      quantidade: money,
      unitario: money,
      valor: money,
    }),
  ),
  totais: z.object({ produtos: money, desconto: money, frete: money, nota: money }),
  informacoes: z.string(),
  /** Text of the document. */
  xml: z.string(),
  /** The document as it was sent, in its own encoding: its signature and its declaration are valid for these bytes. */
  xml_base64: z.base64(),
});
export type NoteDocument = z.infer<typeof noteDocument>;

export const noteDocumentsApi = {
  read: endpoint('GET /simples/:id_apuracao/notas/:chave', {
    summary: 'Abrir uma nota da análise como no DANFE, com o comprador e o XML',
    transaction: 'none',
    params: z.object({
      id_apuracao: z.string(),
      chave: z.string().regex(/^\d{44}$/, 'Informe os 44 números da chave.'),
    }),
    response: enveloped(noteDocument),
  }),
};
