import { type PendingKind, pendingKindLabels } from '@restitui/domain/insights/pending-items/pending-kind.ts';
import {
  FilePenLine,
  FileUp,
  IdCard,
  type LucideIcon,
  MessageSquareText,
  RotateCcw,
  TextCursorInput,
} from 'lucide-react';
import { StatusIcon } from '../../../../ui/status-icon.tsx';

const icons: Record<PendingKind, readonly [icon: LucideIcon, colour: string]> = {
  decidir: [MessageSquareText, 'text-info'],
  verificar: [IdCard, 'text-info'],
  completar: [TextCursorInput, 'text-warning'],
  assinar: [FilePenLine, 'text-muted'],
  retomar: [RotateCcw, 'text-danger'],
  receber: [FileUp, 'text-muted'],
};

/** Shows as an icon what an item lacks, where a row has one line. */
export function PendingKindIcon({ tipo }: { tipo: PendingKind }) {
  const [icon, colour] = icons[tipo];
  return <StatusIcon icon={icon} colour={colour} label={pendingKindLabels[tipo]} />;
}
