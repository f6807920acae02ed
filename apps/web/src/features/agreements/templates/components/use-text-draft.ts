import { type Editor, useEditorState } from '@tiptap/react';
import { useMemo } from 'react';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { type OfferedDraft, useDraft } from '../../../../lib/use-draft.ts';

/** Keeps a draft of the HTML of an editor while it is unsaved. Writing waits for a pause: a contract may be long. */
export function useTextDraft(editor: Editor | null, name: string, unsaved: boolean): OfferedDraft<string> {
  const document = useEditorState({ editor, selector: ({ editor: of }) => of?.state.doc });
  const rested = useDebounced(document, 500);
  const html = useMemo(() => (rested && editor ? editor.getHTML() : ''), [rested, editor]);
  return useDraft(name, html, unsaved && html !== '');
}
