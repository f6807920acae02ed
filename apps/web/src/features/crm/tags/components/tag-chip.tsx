import type { Tag, TagColour } from '@restitui/domain/crm/tags/tag.ts';
import { cn } from '../../../../lib/cn.ts';

const dots: Record<TagColour, string> = {
  cinza: 'bg-tag-grey',
  vermelho: 'bg-tag-red',
  laranja: 'bg-tag-orange',
  amarelo: 'bg-tag-yellow',
  verde: 'bg-tag-green',
  azul: 'bg-tag-blue',
  roxo: 'bg-tag-purple',
  rosa: 'bg-tag-pink',
};

export function TagDot({ colour, className }: { colour: TagColour; className?: string }) {
  return <span aria-hidden className={cn('size-2 shrink-0 rounded-full', dots[colour], className)} />;
}

export function TagChip({ tag: { nome, cor } }: { tag: Tag }) {
  return (
    <span
      title={nome}
      className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-full border px-2 text-caption"
    >
      <TagDot colour={cor} />
      <span className="truncate">{nome}</span>
    </span>
  );
}
