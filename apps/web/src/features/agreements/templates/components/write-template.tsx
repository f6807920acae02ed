import type { NewTemplateForm } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { type Replaced, templateVersionQuery } from '../templates.queries.ts';
import { TemplateEditor } from './template-editor.tsx';
import type { DocumentWay } from './template-upload.tsx';

interface WriteTemplateProps extends DocumentWay {
  form: NewTemplateForm;
  replaces: Replaced | undefined;
  /** Name of the draft. */
  draft: string;
  saved: boolean;
}

/** Opens the editor, for a replacement with the text of the current version. */
export function WriteTemplate(props: WriteTemplateProps) {
  const { form, replaces } = props;
  const base = useQuery({
    ...templateVersionQuery(form.id_tenant, replaces?.id ?? '', replaces?.base ?? 0),
    enabled: !!replaces?.base,
  });
  if (base.isError) {
    return <ErrorState title="Erro ao carregar o contrato." error={base.error} onRetry={() => base.refetch()} />;
  }
  if (replaces?.base && !base.data) {
    return (
      <div className="space-y-3">
        <LoadingNote />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  return <TemplateEditor {...props} text={base.data?.html ?? ''} />;
}
