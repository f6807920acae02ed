import type { PhotoOrigin } from '@restitui/domain/signatures/photo-origin.ts';
import type { Signature } from '@restitui/domain/signatures/signatures.api.ts';

export interface ReviewImage {
  key: 'fotoPessoa' | 'assinatura' | 'fotoDoc';
  label: string;
  alt: string;
  src: string | null;
  /** How a photo came about, where it was declared. */
  origin: PhotoOrigin | null;
}

/** The three images of a record, as the review names them. */
export function reviewImages(signature: Signature): [ReviewImage, ReviewImage, ReviewImage] {
  const { nome, fotoPessoa, assinatura, fotoDoc, origemPessoa, origemDoc } = signature;
  return [
    { key: 'fotoPessoa', label: 'Selfie', alt: `Selfie de ${nome}`, src: fotoPessoa, origin: origemPessoa },
    { key: 'assinatura', label: 'Assinatura', alt: `Assinatura de ${nome}`, src: assinatura, origin: null },
    { key: 'fotoDoc', label: 'Documento', alt: `Documento de ${nome}`, src: fotoDoc, origin: origemDoc },
  ];
}
