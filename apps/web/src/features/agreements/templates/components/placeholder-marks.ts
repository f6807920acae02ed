import { conditionCatalogue, conditionToken } from '@restitui/domain/agreements/templates/conditions.ts';
import { isPlaceholderKey, placeholderLabel } from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import { normalizePlaceholderKey, placeholderPattern } from '@restitui/domain/agreements/templates/placeholders.ts';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';

const conditionLabels = new Map(conditionCatalogue.map(({ key, label }) => [key, label]));
const look = 'rounded-sm px-0.5 font-medium';
const known = `${look} bg-brand-soft text-brand-text`;
const wrong = `${look} bg-danger-soft text-danger`;

/** Returns what a placeholder or condition means; undefined for an unknown one. */
function meaningOf(key: string): string | undefined {
  const token = conditionToken(key);
  if (token?.kind === 'fim') return 'Fim da condição';
  if (token?.kind === 'senao') return 'Caso contrário';
  if (token) {
    const label = conditionLabels.get(token.condition);
    return label && `Só se: ${label}`;
  }
  return isPlaceholderKey(key) ? placeholderLabel(key) : undefined;
}

/** Marks the placeholders of the text, and the blocks between a condition's lines. The text itself stays as it is. */
function decorationsOf(doc: Node): DecorationSet {
  const marks: Decoration[] = [];
  let depth = 0;
  doc.forEach((block, start) => {
    let opened = 0;
    let closed = 0;
    block.descendants((node, offset) => {
      for (const match of node.text?.matchAll(placeholderPattern) ?? []) {
        const key = normalizePlaceholderKey(match[1] ?? '');
        const from = start + 1 + offset + match.index;
        const title = meaningOf(key);
        const shown = { class: title ? known : wrong, title: title ?? 'Campo desconhecido' };
        marks.push(Decoration.inline(from, from + match[0].length, shown));
        const kind = conditionToken(key)?.kind;
        if (kind === 'se') opened++;
        if (kind === 'fim') closed++;
      }
    });
    const within = Math.max(depth - Math.max(closed - opened, 0), 0) + (opened > closed ? 1 : 0);
    if (within > 0 || depth > 0) {
      marks.push(Decoration.node(start, start + block.nodeSize, { class: 'border-brand border-l-2 pl-3' }));
    }
    depth = Math.max(depth + opened - closed, 0);
  });
  return DecorationSet.create(doc, marks);
}

/** Returns where the placeholder that ends at the cursor begins. */
function placeholderBefore({ state }: Editor): number | undefined {
  const { $from, empty } = state.selection;
  if (!empty) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const opening = before.endsWith('}}') ? before.lastIndexOf('{{') : -1;
  return opening < 0 ? undefined : $from.start() + opening;
}

/** Shows placeholders and conditions of a template as marks; Backspace removes a whole one. */
export const placeholderMarks = Extension.create({
  name: 'placeholderMarks',
  addKeyboardShortcuts() {
    return {
      Backspace: ({ editor }) => {
        const from = placeholderBefore(editor);
        if (from === undefined) return false;
        const { tr, selection } = editor.state;
        // Its own step of undo, however fast it followed the typing.
        editor.view.dispatch(closeHistory(tr.delete(from, selection.from)));
        return true;
      },
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('placeholderMarks'),
      state: {
        init: (_, { doc }) => decorationsOf(doc),
        apply: (transaction, marks) => (transaction.docChanged ? decorationsOf(transaction.doc) : marks),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

/** Inserts a placeholder at the cursor. */
export function insertPlaceholder(editor: Editor, key: string): void {
  editor.chain().focus().insertContent(`{{${key}}}`).run();
}

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** Puts the selected paragraphs, lists and tables under a condition, optionally with a part for when it does not hold. */
export function insertCondition(editor: Editor, key: string, withElse: boolean): void {
  const { $from, $to } = editor.state.selection;
  const from = $from.depth > 0 ? $from.before(1) : 0;
  const to = $to.depth > 0 ? $to.after(1) : editor.state.doc.content.size;
  const ending = withElse ? [line('{{senao}}'), { type: 'paragraph' }, line('{{fim}}')] : [line('{{fim}}')];
  editor
    .chain()
    .focus()
    .insertContentAt(to, ending)
    .insertContentAt(from, line(`{{se ${key}}}`))
    .run();
}
