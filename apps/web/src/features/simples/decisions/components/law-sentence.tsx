import { CircleQuestionMark } from 'lucide-react';
import { useId, useState } from 'react';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';

/** The sentence of a rule, with its law on demand. */
export function LawSentence({ sentence, law }: { sentence: string; law: string }) {
  const [hasLaw, setLaw] = useState(false);
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p id={id} className="text-body">
          {sentence}
        </p>
        {hasLaw && <p className="text-caption text-muted">{keepUnbroken(law)}</p>}
      </div>
      {law && (
        <IconButton
          icon={CircleQuestionMark}
          size="sm"
          className="-my-1"
          label={hasLaw ? 'Ocultar a lei' : 'Ver a lei'}
          aria-describedby={id}
          aria-expanded={hasLaw}
          onClick={() => setLaw(!hasLaw)}
        />
      )}
    </div>
  );
}
