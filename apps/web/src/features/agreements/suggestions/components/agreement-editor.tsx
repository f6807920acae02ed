import { useMutation } from '@tanstack/react-query';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { Placeholder } from '@tiptap/extensions';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import DOMPurify from 'dompurify';
import { Bold, Redo2, Undo2 } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { agreementTextStyle } from '../../templates/components/agreement-html.tsx';
import { suggestionMessages } from '../suggestions.messages.ts';
import { saveSuggestion } from '../suggestions.queries.ts';

/** Allows the same HTML as the server, which drops everything else. */
const extensions = [
  StarterKit.configure({ link: false, code: false, codeBlock: false }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TableKit,
  Subscript,
  Superscript,
  Placeholder.configure({ placeholder: 'Digite seu contrato aqui…' }),
];
const field = cn(
  agreementTextStyle,
  'max-h-[70dvh] min-h-64 overflow-y-auto px-4 py-4 focus:outline-none sm:px-8',
  '[&_.is-editor-empty]:before:pointer-events-none [&_.is-editor-empty]:before:float-left [&_.is-editor-empty]:before:h-0 [&_.is-editor-empty]:before:text-muted [&_.is-editor-empty]:before:content-[attr(data-placeholder)]',
);

/** Editor for the text of a suggestion; saving stores it with the suggestion (W-336, W-339). */
export function AgreementEditor({ id, text }: { id: string; text: string }) {
  const save = useMutation(saveSuggestion(id));
  const editor = useEditor({
    extensions,
    content: DOMPurify.sanitize(text),
    immediatelyRender: false,
    editorProps: {
      attributes: { class: field, role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Texto do contrato' },
    },
  });
  const state = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      bold: of?.isActive('bold') ?? false,
      undo: of?.can().undo() ?? false,
      redo: of?.can().redo() ?? false,
      empty: of?.isEmpty ?? true,
    }),
  });
  if (!editor) return null;
  const { bold = false, undo = false, redo = false, empty = true } = state ?? {};
  return (
    <div className="mt-4 rounded-md border bg-surface focus-within:border-focus">
      <div role="toolbar" aria-label="Edição do contrato" className="flex flex-wrap items-center gap-1 border-b p-2">
        <IconButton
          icon={Bold}
          size="sm"
          label="Negrito"
          aria-pressed={bold}
          className={cn(bold && 'bg-hover')}
          onClick={() => editor.chain().focus().toggleBold().run()}
        />
        <IconButton
          icon={Undo2}
          size="sm"
          label="Desfazer"
          disabled={!undo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          icon={Redo2}
          size="sm"
          label="Refazer"
          disabled={!redo}
          onClick={() => editor.chain().focus().redo().run()}
        />
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
      </div>
      <EditorContent editor={editor} />
      <LeaveGuard unsaved={undo && !save.isSuccess} description={suggestionMessages.unsaved} />
    </div>
  );
}
