import type { PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { Tone } from '../../../ui/badge.tsx';

export const classTones: Record<PositionClass, Tone> = {
  RECONHECIDA: 'positive',
  NAO_INCIDE_POR_LEI: 'positive',
  JUDICIAL_FAVORAVEL: 'info',
  MODULADA: 'warning',
  INDEFINIDA: 'neutral',
  DESFAVORAVEL: 'danger',
};
