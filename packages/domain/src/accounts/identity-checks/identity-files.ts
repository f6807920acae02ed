import type { FileRule } from '../../wire/endpoint.ts';

/** Limits of the two photos (F-271, F-272, F-275). */
export const photoFile = {
  maxBytes: 70 * 1024 ** 2,
  extensions: ['.jpg', '.jpeg', '.png'],
} as const satisfies FileRule;

/** Limit of a photo's pixels, read from its header: the reviewer's browser decodes four bytes for each. */
export const maxPhotoPixels = 100_000_000;

/** Limits of the drawing (F-278). */
export const drawingFile = { maxBytes: 2 * 1024 ** 2, extensions: ['.png'] } as const satisfies FileRule;

/** Target of the browser's photo reduction: width in pixels, JPEG quality from 0 to 1. */
export const photoReduction = { width: 1024, quality: 0.7 } as const;

export const identityFileTexts = {
  required: 'Arquivo é obrigatório',
  tooLarge: 'Arquivo deve ter no máximo 70MB',
  tooManyPixels: 'A foto deve ter no máximo 100 milhões de pixels',
  wrongType: 'Somente arquivos .jpg e .png são aceitos',
  emptyDrawing: 'Arquivo de assinatura inválido.',
  photosRequired: 'Fotos são obrigatórias.',
} as const;
