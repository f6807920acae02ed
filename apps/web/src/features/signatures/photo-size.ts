import { photoReduction } from '@restitui/domain/signatures/signature-files.ts';

export interface Size {
  width: number;
  height: number;
}

/** As wide as photos are sent, in the same proportions; a narrower one stays as it is. */
export function reducedSize({ width, height }: Size): Size {
  if (width <= photoReduction.width) return { width, height };
  const factor = photoReduction.width / width;
  return { width: photoReduction.width, height: Math.max(1, Math.round(height * factor)) };
}
