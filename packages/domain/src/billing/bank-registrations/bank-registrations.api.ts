import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { boletoBank } from '../boletos/boleto-charge.ts';
import { bankFiles, bankRequest, bankTypes, personKinds } from './bank-form.ts';

/** Secret, key and certificate are described but never returned (decision D-20). */
export const bankRegistration = z.object({
  typeBank: z.enum(bankTypes),
  client_id: z.string(),
  hasSecret: z.boolean(),
  x_conta_corrente: z.string(),
  /** Original file name; null if no file is stored. */
  chaveKey: z.string().nullable(),
  certificado: z.string().nullable(),
  /** Expiry of the certificate. */
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
  /** Incremented on every save. */
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
    recentSignIn: true,
    transaction: 'none',
    body: bankRequest,
    files: bankFiles,
    response: enveloped(bankRegistration),
  }),
  test: endpoint('POST /bank/testar', {
    summary: 'Testar a conexão com o banco: só pede que ele nos deixe entrar',
    transaction: 'none',
    response: enveloped(z.object({ banco: boletoBank })),
  }),
};
