import { Toolbar } from 'radix-ui';
import { cn } from '../../../../lib/cn.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Truncated } from '../../../../ui/truncated.tsx';

interface CopiedValueProps {
  label: string;
  value: string;
  /** Takes the full width on a phone; the others follow, side by side. */
  wide?: boolean;
  /** The copied text, when it differs from the shown one. */
  copied?: string;
}

/** Shows a value, cut to one line, with a button of a toolbar that copies it and shows the whole. */
export function CopiedValue({ label, value, copied = value, wide = false }: CopiedValueProps) {
  return (
    <div className={cn('min-w-0', wide ? 'max-sm:col-span-full' : 'max-sm:order-last')}>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <Truncated className="figures min-w-0 text-body">{value || '—'}</Truncated>
        {value && (
          <Toolbar.Button asChild>
            <CopyButton compact text={copied} label={`Copiar ${label}`} hint={value} />
          </Toolbar.Button>
        )}
      </dd>
    </div>
  );
}
