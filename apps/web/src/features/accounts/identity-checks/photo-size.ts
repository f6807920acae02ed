import { photoReduction } from '@restitui/domain/accounts/identity-checks/identity-files.ts';

export interface Size {
  width: number;
  height: number;
}

/** Returns the size reduced to the width of sent photos, keeping the proportions; smaller photos are unchanged. */
export function reducedSize({ width, height }: Size): Size {
  if (width <= photoReduction.width) return { width, height };
  const factor = photoReduction.width / width;
  return { width: photoReduction.width, height: Math.max(1, Math.round(height * factor)) };
}
