import { useMutation } from '@tanstack/react-query';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { TextEditor, useTextEditor, useTextEditorState } from '../../templates/components/text-editor.tsx';
import { useTextDraft } from '../../templates/components/use-text-draft.ts';
import { suggestionMessages } from '../suggestions.messages.ts';
import { saveSuggestion } from '../suggestions.queries.ts';

/** Editor for the text of a suggestion; saving stores it with the suggestion (W-336, W-339). */
export function AgreementEditor({ id, text }: { id: string; text: string }) {
  const name = `sugestão ${id}`;
  const save = useMutation(withDraft(saveSuggestion(id), name));
  const editor = useTextEditor({ text, label: 'Texto do contrato', placeholder: 'Digite seu contrato aqui…' });
  const { undo, empty } = useTextEditorState(editor);
  const draft = useTextDraft(editor, name, undo && !save.isSuccess);
  if (!editor) return null;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <DraftOffer draft={draft} onTake={(html) => editor.commands.setContent(html)} />
      <TextEditor editor={editor} toolbarLabel="Edição do contrato">
        <Button
          variant="primary"
          size="sm"
          className="ml-auto"
          disabled={empty}
          loading={save.isPending}
          onClick={() => save.mutate(editor.getHTML())}
        >
          Salvar
        </Button>
      </TextEditor>
      <LeaveGuard unsaved={undo && !save.isSuccess} description={suggestionMessages.unsaved} />
    </div>
  );
}
