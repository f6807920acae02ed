import { z } from 'zod';
import { clientId, clientIdInPath } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped, fileAnswer } from '../../wire/endpoint.ts';
import { agreementFile } from './agreement-file.ts';
import { agreement, agreementText } from './agreements.api.ts';

const token = z.string().max(200).optional();
const ofAgreement = z.object({ id: z.string() });

/** An agreement in a list. */
export const agreementSummary = agreementText.omit({ name: true });
export type AgreementSummary = z.infer<typeof agreementSummary>;

/** Adds whether the caller may still sign it from the list (client-work C-98). */
const listedAgreement = agreementSummary.extend({ isSignable: z.boolean() });
export type ListedAgreement = z.infer<typeof listedAgreement>;

export const clientAgreementsApi = {
  ofClient: endpoint('GET /agreement/minutas-client/:cnpjcpf', {
    summary: 'As minutas de um cliente, da mais nova à mais antiga',
    params: z.object({ cnpjcpf: clientIdInPath }),
    response: enveloped(z.array(listedAgreement)),
  }),
  update: endpoint('POST /agreement/update', {
    summary: 'Atualizar o texto do contrato com os dados de agora; pelo código de um link nada muda',
    session: 'open',
    body: z.object({ id_client: clientId, t: token, contrato: z.string().max(100).optional() }),
    response: enveloped(agreementText),
  }),
  attachPdf: endpoint('POST /agreement/update-PDF/:id', {
    summary: 'Anexar o PDF de uma minuta ainda não assinada',
    transaction: 'none',
    params: ofAgreement,
    body: z.object({}),
    files: { minuta: agreementFile },
    response: enveloped(agreementSummary),
  }),
  close: endpoint('POST /agreement/close/:id', {
    summary: 'Fechar um contrato: o texto não muda mais e as sugestões terminam',
    recentSignIn: true,
    params: ofAgreement,
    response: enveloped(agreement),
  }),
  pdf: endpoint('GET /agreement/pdf/:id', {
    summary: 'O contrato em PDF, A4: para a equipe, para o proprietário, ou com o código de um link',
    session: 'open',
    params: ofAgreement,
    query: z.object({ t: token }),
    response: fileAnswer,
  }),
};
