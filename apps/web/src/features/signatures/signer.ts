import type { PhotoOrigin } from '@restitui/domain/signatures/photo-origin.ts';
import { signatureFileTexts } from '@restitui/domain/signatures/signature-files.ts';
import { signatureMessages } from './signatures.messages.ts';

/** Who signs: always the person of the session (decision D-40). */
export type Signer =
  | { kind: 'user'; id: string; nome: string; cpf: string }
  /** `id` is the client or its owner, `cnpj` the client that the agreement binds. */
  | { kind: 'client'; id: string; nome: string; cnpj: string };

export interface Photos {
  fotoPessoa: File;
  fotoDoc: File;
}

/** What is declared of how the photos came about. */
export interface PhotoOrigins {
  origemPessoa?: PhotoOrigin;
  cameraPessoa?: string;
  origemDoc?: PhotoOrigin;
  cameraDoc?: string;
}

/** @param camera what the device calls the camera of the screen; undefined for a file */
export function originOf(field: keyof Photos, camera: string | undefined): PhotoOrigins {
  const origin = camera === undefined ? 'arquivo' : 'camera';
  const label = (camera ?? '').slice(0, 200);
  return field === 'fotoPessoa'
    ? { origemPessoa: origin, cameraPessoa: label }
    : { origemDoc: origin, cameraDoc: label };
}

/** Why the photos cannot be sent, or undefined. */
export function photosProblem(signer: Signer, photos: Partial<Photos>): string | undefined {
  if (!photos.fotoPessoa || !photos.fotoDoc) return signatureFileTexts.photosRequired;
  if (signer.kind === 'client') return signer.id ? undefined : signatureMessages.clientIdMissing;
  return signer.id && signer.cpf ? undefined : signatureMessages.userUnknown;
}

/** Why the drawing cannot be sent, or undefined. */
export function drawingProblem(signer: Signer, drawing: Pick<File, 'size'>): string | undefined {
  if (signer.kind === 'client' && !signer.cnpj) return signatureMessages.cnpjMissing;
  if (signer.kind === 'user' && !(signer.id && signer.cpf)) return signatureMessages.userUnknown;
  return drawing.size > 0 ? undefined : signatureFileTexts.emptyDrawing;
}
