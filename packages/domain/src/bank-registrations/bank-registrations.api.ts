import { z } from 'zod';
import { boletoBank } from '../boletos/boleto-charge.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { bankFiles, bankTypes, personKinds, sentBank } from './bank-form.ts';

/** The secret, key and certificate are told of, never shown (decision D-20). */
export const bankRegistration = z.object({
  typeBank: z.enum(bankTypes),
  client_id: z.string(),
  hasSecret: z.boolean(),
  x_conta_corrente: z.string(),
  /** Name of the file as it was sent; null while there is none. */
  chaveKey: z.string().nullable(),
  certificado: z.string().nullable(),
  /** Until when the certificate is good. */
  certificadoValidoAte: z.string().nullable(),
  nome: z.string(),
  cpfCnpj: z.string(),
  tipoPessoa: z.enum(personKinds),
  cep: z.string(),
  endereco: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
  updatedDate: z.string(),
  /** Counts the times it was saved. */
  version: z.int(),
});
export type BankRegistration = z.infer<typeof bankRegistration>;

export const bankRegistrationsApi = {
  read: endpoint('GET /bank', {
    summary: 'Registro bancário da empresa; nulo enquanto não há',
    response: enveloped(bankRegistration.nullable()),
  }),
  save: endpoint('PUT /bank', {
    summary: 'Salvar o registro bancário da empresa',
    transaction: 'none',
    body: sentBank,
    files: {
      chaveKey: { maxBytes: bankFiles.maxBytes, extensions: bankFiles.chaveKey },
      certificado: { maxBytes: bankFiles.maxBytes, extensions: bankFiles.certificado },
    },
    response: enveloped(bankRegistration),
  }),
  test: endpoint('POST /bank/testar', {
    summary: 'Testar a conexão com o banco: só pede que ele nos deixe entrar',
    transaction: 'none',
    response: enveloped(z.object({ banco: boletoBank })),
  }),
};
