import {
  type IdentityCheck,
  identityChecksApi,
} from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import type { Sending } from '../../../lib/use-sending.ts';
import { identityCheckMessages } from './identity-checks.messages.ts';
import { drawingProblem, type PhotoOrigins, type Photos, photosProblem, type Signer } from './signer.ts';

/** Photo links expire after five minutes, so cached ones are dropped earlier. */
const linkMilliseconds = 4 * 60_000;
const listMilliseconds = 5 * 60_000;

export const identityCheckListQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['identity-checks', 'list', tenant],
    queryFn: async ({ signal }) =>
      (await call(identityChecksApi.listOfTenant, { params: { id_tenant: tenant }, tenant, signal })).data,
    staleTime: listMilliseconds,
  });

/** @param tenant company of the record; the selected one unless it is given */
export const identityCheckQuery = (id: string, tenant?: string) =>
  queryOptions({
    queryKey: ['identity-checks', 'one', id, tenant],
    queryFn: async ({ signal }) => (await call(identityChecksApi.read, { params: { id }, tenant, signal })).data,
    staleTime: linkMilliseconds,
    gcTime: linkMilliseconds,
    refetchInterval: linkMilliseconds,
  });

interface SentPhotos extends Partial<Photos>, PhotoOrigins {
  local: string;
  maquina: string;
  sending: Sending;
}

export const savePhotos = (signer: Signer) =>
  mutationOptions({
    mutationFn: async ({ fotoPessoa, fotoDoc, sending, ...body }: SentPhotos) => {
      refuse(photosProblem(signer, { fotoPessoa, fotoDoc }));
      const sent = { files: { fotoPessoa, fotoDoc }, ...sending };
      return signer.kind === 'user'
        ? await call(identityChecksApi.saveOwnPhotos, { body, ...sent })
        : await call(identityChecksApi.savePhotos, { body: { ...body, id: signer.id }, ...sent });
    },
    meta: {
      success: identityCheckMessages.photosSaved,
      failure: (error) => (error instanceof RefusedUpload ? error.message : identityCheckMessages.photosFailed(error)),
      refreshes: ['identity-checks'],
    },
  });

interface Drawing {
  assinatura: File;
  /** How the signature was made, as JSON. */
  trace: string;
  sending: Sending;
}

export const saveDrawing = (signer: Signer) =>
  mutationOptions({
    mutationFn: async ({ assinatura, trace, sending }: Drawing) => {
      refuse(drawingProblem(signer, assinatura));
      const sent = { files: { assinatura }, ...sending };
      return signer.kind === 'user'
        ? await call(identityChecksApi.saveUserDrawing, { body: { cpf: signer.cpf, trace }, ...sent })
        : await call(identityChecksApi.saveClientDrawing, { body: { cnpj: signer.cnpj, trace }, ...sent });
    },
    meta: {
      success: identityCheckMessages.drawingSaved,
      failure: (error) => (error instanceof RefusedUpload ? error.message : identityCheckMessages.drawingFailed),
      refreshes: ['identity-checks', 'agreements', 'signing'],
    },
  });

interface Decision {
  verifed: boolean;
  reason?: string | undefined;
}

/** Decides in the company of the record, which need not be the selected one. */
export const decideIdentityCheck = ({
  id_user,
  id_owner,
  id_tenant: tenant,
}: Pick<IdentityCheck, 'id_user' | 'id_owner' | 'id_tenant'>) =>
  mutationOptions({
    mutationFn: ({ verifed, reason }: Decision) => {
      const body = { reason: reason || undefined };
      const decision = verifed ? 'true' : 'false';
      return id_user
        ? call(identityChecksApi.decideUser, { params: { userId: id_user, verifed: decision }, body, tenant })
        : call(identityChecksApi.decideClient, {
            params: { ownerId: id_owner ?? '', verifed: decision },
            body,
            tenant,
          });
    },
    meta: {
      success: (_, { verifed }: Decision) => (verifed ? identityCheckMessages.verified : identityCheckMessages.denied),
      failure: identityCheckMessages.decisionFailed,
      refreshes: ['identity-checks'],
    },
  });

/** A problem found before anything is sent. */
class RefusedUpload extends Error {}

function refuse(problem: string | undefined) {
  if (problem) throw new RefusedUpload(problem);
}
