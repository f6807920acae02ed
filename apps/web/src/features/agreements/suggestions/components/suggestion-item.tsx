import {
  type SuggestionStatus,
  suggestionStatusLabels,
  suggestionStatusOf,
} from '@restitui/domain/agreements/suggestions/suggestion-status.ts';
import type { Suggestion } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { Link } from '@tanstack/react-router';
import { GitCompareArrows } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';
import { SuggestionFacts } from './suggestion-facts.tsx';

const AgreementEditor = lazy(() =>
  import('./agreement-editor.tsx').then(({ AgreementEditor: component }) => ({ default: component })),
);

const tones: Record<SuggestionStatus, Tone> = {
  pendente: 'warning',
  em_revisao: 'info',
  aprovada: 'positive',
  rejeitada: 'danger',
};

interface SuggestionProps {
  edit: Suggestion;
  t: string | undefined;
  /** The agreement's text when the user is to edit it now. */
  text: string | undefined;
}

export function SuggestionItem({ edit, t, text }: SuggestionProps) {
  const status = suggestionStatusOf(edit);
  return (
    <li className="rounded-md border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="figures font-semibold">Sugestão nº {edit.number}</h3>
        <Badge tone={tones[status]}>{suggestionStatusLabels[status]}</Badge>
        <Button asChild size="sm" className="ml-auto">
          <Link to="/edit-preview/$editId" params={{ editId: edit.id }} search={{ t }}>
            <GitCompareArrows aria-hidden />
            Ver Alterações
          </Link>
        </Button>
      </div>
      <p className="mt-2 whitespace-pre-wrap break-words text-body">{unbroken(edit.requestChange)}</p>
      <SuggestionFacts edit={edit} createdAt={edit.createdAt} />
      {text !== undefined && (
        <Suspense fallback={<EditorSkeleton />}>
          <AgreementEditor id={edit.id} text={text} />
        </Suspense>
      )}
    </li>
  );
}

function EditorSkeleton() {
  return (
    <div className="mt-4">
      <LoadingNote text="Abrindo o editor..." />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
