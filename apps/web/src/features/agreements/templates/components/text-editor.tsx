import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { Placeholder } from '@tiptap/extensions';
import { type Editor, EditorContent, type Extensions, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import DOMPurify from 'dompurify';
import { Bold, type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { editedTextStyle } from './agreement-html.tsx';

/** Allows the same HTML as the server, which drops everything else. */
const sameAsServer = [
  StarterKit.configure({ link: false, code: false, codeBlock: false }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TableKit,
  Subscript,
  Superscript,
];
const field = cn(
  editedTextStyle,
  'max-h-[70dvh] min-h-64 overflow-y-auto px-4 py-4 focus:outline-none sm:px-8',
  '[&_.is-editor-empty]:before:pointer-events-none [&_.is-editor-empty]:before:float-left [&_.is-editor-empty]:before:h-0 [&_.is-editor-empty]:before:text-muted [&_.is-editor-empty]:before:content-[attr(data-placeholder)]',
);

interface TextEditorOptions {
  /** HTML to begin with. */
  text: string;
  label: string;
  placeholder: string;
  extensions?: Extensions;
  /** Takes over the paste of HTML; the pasted fragment is unclean. */
  onPasteHtml?: (html: string, plain: string) => void;
}

/** Creates an editor for the text of a contract. */
export function useTextEditor({ text, label, placeholder, extensions = [], onPasteHtml }: TextEditorOptions) {
  return useEditor({
    extensions: [...sameAsServer, Placeholder.configure({ placeholder }), ...extensions],
    content: DOMPurify.sanitize(text),
    immediatelyRender: false,
    editorProps: {
      attributes: { class: field, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handlePaste: (_view, { clipboardData }) => {
        const html = clipboardData?.getData('text/html') ?? '';
        // What the editor itself copied is clean.
        if (!onPasteHtml || !html || html.includes('data-pm-slice')) return false;
        onPasteHtml(html, clipboardData?.getData('text/plain') ?? '');
        return true;
      },
    },
  });
}

/** State of an editor for the buttons around it. */
export function useTextEditorState(editor: Editor | null) {
  const state = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      undo: of?.can().undo() ?? false,
      redo: of?.can().redo() ?? false,
      empty: of?.isEmpty ?? true,
    }),
  });
  return state ?? { undo: false, redo: false, empty: true };
}

interface ToggleProps {
  editor: Editor;
  icon: LucideIcon;
  label: string;
  isActive: (editor: Editor) => boolean;
  onToggle: (editor: Editor) => void;
}

/** A button of the toolbar that shows whether the format is on at the cursor. */
export function FormatButton({ editor, icon, label, isActive, onToggle }: ToggleProps) {
  const on = useEditorState({ editor, selector: ({ editor: of }) => isActive(of) });
  return (
    <IconButton
      icon={icon}
      size="sm"
      label={label}
      aria-pressed={on}
      className={cn(on && 'bg-brand-soft text-brand-text hover:bg-brand-soft')}
      onClick={() => onToggle(editor)}
    />
  );
}

interface TextEditorProps {
  editor: Editor;
  toolbarLabel: string;
  /** Buttons after bold. */
  formats?: ReactNode;
  /** Buttons at the end of the toolbar. */
  children?: ReactNode;
}

/** The frame of an editor: toolbar and text. */
export function TextEditor({ editor, toolbarLabel, formats, children }: TextEditorProps) {
  const { undo, redo } = useTextEditorState(editor);
  return (
    <div className="rounded-md border bg-surface focus-within:border-focus">
      <div role="toolbar" aria-label={toolbarLabel} className="flex flex-wrap items-center gap-1 border-b p-2">
        <FormatButton
          editor={editor}
          icon={Bold}
          label="Negrito"
          isActive={(of) => of.isActive('bold')}
          onToggle={(of) => of.chain().focus().toggleBold().run()}
        />
        {formats}
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
        {children}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
