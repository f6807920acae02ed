import type { FileRule } from '../wire/endpoint.ts';

/** The two photos (F-271, F-272, F-275). */
export const photoFile = {
  maxBytes: 70 * 1024 ** 2,
  extensions: ['.jpg', '.jpeg', '.png'],
} as const satisfies FileRule;

/** The drawing (F-278). */
export const drawingFile = { maxBytes: 2 * 1024 ** 2, extensions: ['.png'] } as const satisfies FileRule;

/** How the browser makes a photo smaller before it sends it: pixels wide, JPEG quality from 0 to 1. */
export const photoReduction = { width: 1024, quality: 0.7 } as const;

export const signatureFileTexts = {
  required: 'Arquivo é obrigatório',
  tooLarge: 'Arquivo deve ter no máximo 70MB',
  wrongType: 'Somente arquivos .jpg e .png são aceitos',
  emptyDrawing: 'Arquivo de assinatura inválido.',
  photosRequired: 'Fotos são obrigatórias.',
} as const;
