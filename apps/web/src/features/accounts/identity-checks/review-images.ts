import { displayName } from '@restitui/brazil/display-name.ts';
import type { IdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import type { PhotoOrigin } from '@restitui/domain/accounts/identity-checks/photo-origin.ts';

export interface ReviewImage {
  key: 'fotoPessoa' | 'assinatura' | 'fotoDoc';
  label: string;
  alt: string;
  src: string | null;
  /** Origin of a photo, where declared. */
  origin: PhotoOrigin | null;
}

/** Returns the three images of a record with their names in the review. */
export function reviewImages(signature: IdentityCheck): [ReviewImage, ReviewImage, ReviewImage] {
  const { fotoPessoa, assinatura, fotoDoc, origemPessoa, origemDoc } = signature;
  const nome = displayName(signature.nome);
  return [
    { key: 'fotoPessoa', label: 'Selfie', alt: `Selfie de ${nome}`, src: fotoPessoa, origin: origemPessoa },
    { key: 'assinatura', label: 'Assinatura', alt: `Assinatura de ${nome}`, src: assinatura, origin: null },
    { key: 'fotoDoc', label: 'Documento', alt: `Documento de ${nome}`, src: fotoDoc, origin: origemDoc },
  ];
}
