import { z } from 'zod';
import { day } from '../../wire/day.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { agreement } from '../documents/agreements.api.ts';
import { signing } from '../signing/signing.api.ts';
import { missingDataForm } from './missing-data.ts';

const ofAgreement = z.object({ id: z.string() });

export const reasonForm = z.object({
  reason: z.string('Escreva o motivo.').trim().min(3, 'Escreva o motivo.').max(2000, 'Use no máximo 2.000 caracteres.'),
});

export const expiryForm = z.object({ expiresOn: day });

export const lifecycleApi = {
  newVersion: endpoint('POST /agreement/new-version/:id', {
    summary: 'Escrever uma nova versão, que todos assinam de novo; as assinaturas da anterior deixam de valer',
    params: ofAgreement,
    body: reasonForm,
    response: enveloped(agreement),
  }),
  renew: endpoint('POST /agreement/expiry/:id', {
    summary: 'Definir até que dia o contrato pode ser assinado; renova um prazo que terminou',
    params: ofAgreement,
    body: expiryForm,
    response: enveloped(agreement),
  }),
  refuse: endpoint('POST /agreement/refuse/:id', {
    summary: 'Recusar a assinatura da versão lida, com o motivo: quem a assina',
    session: 'any',
    transaction: 'none',
    params: ofAgreement,
    body: reasonForm.extend({ id_version: z.string().min(1, 'Informe a versão.') }),
    response: enveloped(signing),
  }),
  cancel: endpoint('POST /agreement/cancel/:id', {
    summary: 'Cancelar a versão em vigor antes que todos a assinem, com o motivo',
    params: ofAgreement,
    body: reasonForm,
    response: enveloped(agreement),
  }),
  complete: endpoint('POST /agreement/missing-data/:id', {
    summary: 'Completar os dados que faltam ao texto, pela própria parte do contrato; o texto é escrito de novo',
    session: 'any',
    transaction: 'none',
    params: ofAgreement,
    body: missingDataForm,
    response: enveloped(agreement),
  }),
};
