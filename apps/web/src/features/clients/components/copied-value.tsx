import { CopyButton } from '../../../ui/copy-button.tsx';
import { Truncated } from '../../../ui/truncated.tsx';

interface CopiedValueProps {
  label: string;
  value: string;
  /** What is copied, where it differs from what is shown. */
  copied?: string;
}

/** A value of the header with its copy button. */
export function CopiedValue({ label, value, copied = value }: CopiedValueProps) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <Truncated focusable className="figures min-w-0 text-body">
          {value || '—'}
        </Truncated>
        {value && <CopyButton compact text={copied} label={`Copiar ${label}`} />}
      </dd>
    </div>
  );
}
