import { type Signature, signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { signatureMessages } from './signatures.messages.ts';
import { drawingProblem, type PhotoOrigins, type Photos, photosProblem, type Signer } from './signer.ts';

/** Links to photos end after five minutes: what was read is never shown, nor kept, for that long. */
const linkLife = 4 * 60_000;
const listLife = 5 * 60_000;

/** Whether somebody may sign now, and where an attempt under way was left. */
export const signatureStatusQuery = ({ kind, id }: Pick<Signer, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: ['signatures', 'status', kind, id],
    // Without a signal: the menu that asks closes before the answer, which is waited for all the same.
    queryFn: async () => {
      const { data } =
        kind === 'user'
          ? await call(signaturesApi.statusOfUser, { params: { userId: id } })
          : await call(signaturesApi.statusOfClient, { params: { id } });
      return data;
    },
  });

export const signatureListQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['signatures', 'list', tenant],
    queryFn: async ({ signal }) =>
      (await call(signaturesApi.listOfTenant, { params: { id_tenant: tenant }, signal })).data,
    staleTime: listLife,
  });

/** One record with links to its photos. */
export const signatureQuery = (id: string) =>
  queryOptions({
    queryKey: ['signatures', 'one', id],
    queryFn: async ({ signal }) => (await call(signaturesApi.read, { params: { id }, signal })).data,
    staleTime: linkLife,
    gcTime: linkLife,
    refetchInterval: linkLife,
  });

interface SentPhotos extends Partial<Photos>, PhotoOrigins {
  local: string;
  maquina: string;
}

export const savePhotos = (signer: Signer) =>
  mutationOptions({
    mutationFn: async ({ fotoPessoa, fotoDoc, ...body }: SentPhotos) => {
      refuse(photosProblem(signer, { fotoPessoa, fotoDoc }));
      const files = { fotoPessoa, fotoDoc };
      return signer.kind === 'user'
        ? await call(signaturesApi.saveOwnPhotos, { body, files })
        : await call(signaturesApi.savePhotos, { body: { ...body, id: signer.id }, files });
    },
    meta: {
      success: signatureMessages.photosSaved,
      failure: (error) => (error instanceof Unsendable ? error.message : signatureMessages.photosFailed(error)),
      refreshes: ['signatures'],
    },
  });

interface Drawing {
  assinatura: File;
  /** How it came about, as JSON. */
  trace: string;
}

export const saveDrawing = (signer: Signer) =>
  mutationOptions({
    mutationFn: async ({ assinatura, trace }: Drawing) => {
      refuse(drawingProblem(signer, assinatura));
      return signer.kind === 'user'
        ? await call(signaturesApi.saveUserDrawing, { body: { cpf: signer.cpf, trace }, files: { assinatura } })
        : await call(signaturesApi.saveClientDrawing, { body: { cnpj: signer.cnpj, trace }, files: { assinatura } });
    },
    meta: {
      success: signatureMessages.drawingSaved,
      failure: (error) => (error instanceof Unsendable ? error.message : signatureMessages.drawingFailed),
      refreshes: ['signatures', 'agreements', 'agreement-acts'],
    },
  });

interface Decision {
  verifed: boolean;
  reason?: string | undefined;
}

export const decideSignature = ({ id_user, id_owner }: Pick<Signature, 'id_user' | 'id_owner'>) =>
  mutationOptions({
    mutationFn: ({ verifed, reason }: Decision) => {
      const body = { reason: reason || undefined };
      const word = verifed ? 'true' : 'false';
      return id_user
        ? call(signaturesApi.decideUser, { params: { userId: id_user, verifed: word }, body })
        : call(signaturesApi.decideClient, { params: { ownerId: id_owner ?? '', verifed: word }, body });
    },
    meta: {
      success: (_, { verifed }: Decision) => (verifed ? signatureMessages.verified : signatureMessages.denied),
      failure: signatureMessages.decisionFailed,
      refreshes: ['signatures'],
    },
  });

/** What is missing is known before anything is sent. */
class Unsendable extends Error {}

function refuse(problem: string | undefined) {
  if (problem) throw new Unsendable(problem);
}
