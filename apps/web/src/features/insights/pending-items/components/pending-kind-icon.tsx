import type { PendingKind } from '@restitui/domain/insights/pending-items/pending-kind.ts';
import {
  FilePenLine,
  FileUp,
  IdCard,
  type LucideIcon,
  MessageSquareText,
  RotateCcw,
  TextCursorInput,
} from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';

const icons: Record<PendingKind, readonly [icon: LucideIcon, colour: string]> = {
  decidir: [MessageSquareText, 'text-info'],
  verificar: [IdCard, 'text-info'],
  completar: [TextCursorInput, 'text-warning'],
  assinar: [FilePenLine, 'text-muted'],
  retomar: [RotateCcw, 'text-danger'],
  receber: [FileUp, 'text-muted'],
};

/** Shows as an icon what an item lacks, beside its text. */
export function PendingKindIcon({ tipo }: { tipo: PendingKind }) {
  const [Icon, colour] = icons[tipo];
  return <Icon aria-hidden className={cn('size-4 shrink-0', colour)} />;
}
