import { identityFileTexts } from '@restitui/domain/accounts/identity-checks/identity-files.ts';
import type { PhotoOrigin } from '@restitui/domain/accounts/identity-checks/photo-origin.ts';
import { identityCheckMessages } from './identity-checks.messages.ts';

/** The signing person, always that of the session (decision D-40). */
export type Signer =
  | { kind: 'user'; id: string; nome: string; cpf: string }
  /** `id` is the client or its owner, `cnpj` the client that the agreement binds. */
  | { kind: 'client'; id: string; nome: string; cnpj: string };

export interface Photos {
  fotoPessoa: File;
  fotoDoc: File;
}

/** Declared origin of the photos. */
export interface PhotoOrigins {
  origemPessoa?: PhotoOrigin;
  cameraPessoa?: string;
  origemDoc?: PhotoOrigin;
  cameraDoc?: string;
  qualidadePessoa?: string;
  qualidadeDoc?: string;
}

/** @param camera label of the camera device; undefined for a file */
export function originOf(field: keyof Photos, camera: string | undefined): PhotoOrigins {
  const origin = camera === undefined ? 'arquivo' : 'camera';
  const label = (camera ?? '').slice(0, 200);
  return field === 'fotoPessoa'
    ? { origemPessoa: origin, cameraPessoa: label }
    : { origemDoc: origin, cameraDoc: label };
}

/** Declares the measurement of a photo. */
export function qualityOf(field: keyof Photos, quality: string): PhotoOrigins {
  return field === 'fotoPessoa' ? { qualidadePessoa: quality } : { qualidadeDoc: quality };
}

/** Returns why the photos cannot be sent, or undefined. */
export function photosProblem(signer: Signer, photos: Partial<Photos>): string | undefined {
  if (!photos.fotoPessoa || !photos.fotoDoc) return identityFileTexts.photosRequired;
  if (signer.kind === 'client') return signer.id ? undefined : identityCheckMessages.clientIdMissing;
  return signer.id && signer.cpf ? undefined : identityCheckMessages.userUnknown;
}

/** Returns why the drawing cannot be sent, or undefined. */
export function drawingProblem(signer: Signer, drawing: Pick<File, 'size'>): string | undefined {
  if (signer.kind === 'client' && !signer.cnpj) return identityCheckMessages.cnpjMissing;
  if (signer.kind === 'user' && !(signer.id && signer.cpf)) return identityCheckMessages.userUnknown;
  return drawing.size > 0 ? undefined : identityFileTexts.emptyDrawing;
}
