import { placeholderProblems } from '@restitui/domain/agreements/templates/placeholders.ts';
import type { NewTemplateForm } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CancelOrStop } from '../../../../ui/cancel-or-stop.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { templateMessages } from '../templates.messages.ts';
import { cleanPastedText } from '../templates.queries.ts';
import { ConditionList } from './condition-list.tsx';
import { FormatButtons } from './format-buttons.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { insertCondition, insertPlaceholder, placeholderMarks } from './placeholder-marks.ts';
import { TemplateTrial } from './template-trial.tsx';
import type { DocumentWay } from './template-upload.tsx';
import { TextEditor, useTextEditor, useTextEditorState } from './text-editor.tsx';
import { useTextDraft } from './use-text-draft.ts';

interface TemplateEditorProps extends DocumentWay {
  form: NewTemplateForm;
  text: string;
  /** Name of the draft. */
  draft: string;
  saved: boolean;
}

/** Returns the part of a clipboard that was copied, without the style sheets that Word puts before it. */
function fragmentOf(html: string): string {
  const [start, end] = [html.indexOf('<!--StartFragment-->'), html.lastIndexOf('<!--EndFragment-->')];
  return start >= 0 && end > start ? html.slice(start + '<!--StartFragment-->'.length, end) : html;
}

const paragraphs = (plain: string) =>
  plain
    .split(/\r?\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));

/** Writes the text of a template with its placeholders and conditions, and shows it with the data of a client. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { title, description, type, otherWay, pending, status, onBack, onSend, onStop, form, text, saved } = props;
  const { id_tenant, nameContrato } = form;
  const [view, setView] = useState<'escrever' | 'previa'>('escrever');
  const [trial, setTrial] = useState('');
  const clean = useMutation(cleanPastedText(id_tenant));
  const editor = useTextEditor({
    text,
    label: 'Texto do modelo',
    placeholder: 'Escreva ou cole aqui o texto do contrato…',
    extensions: [placeholderMarks],
    onPasteHtml: (html, plain) =>
      clean.mutate(fragmentOf(html), {
        onSuccess: (cleaned) => editor?.chain().focus().insertContent(cleaned).run(),
        onError: () => editor?.chain().focus().insertContent(paragraphs(plain)).run(),
      }),
  });
  const { undo, empty } = useTextEditorState(editor);
  const draft = useTextDraft(editor, props.draft, undo && !saved);
  const problems = useEditorState({
    editor,
    selector: ({ editor: of }) => (of ? placeholderProblems(of.getHTML(), type) : []),
  });
  if (!editor) return null;

  return (
    <>
      <div className="mb-4 empty:hidden">
        <DraftOffer draft={draft} onTake={(html) => editor.commands.setContent(html)} />
      </div>
      <Tabs
        label="Texto do modelo"
        look="segments"
        value={view}
        onValueChange={(next) => {
          setTrial(editor.getHTML());
          setView(next);
        }}
        tabs={[
          {
            value: 'escrever',
            label: 'Escrever',
            keep: true,
            content: (
              <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
                <Card title={title} description={description} actions={otherWay}>
                  <TextEditor editor={editor} toolbarLabel="Formatação" formats={<FormatButtons editor={editor} />} />
                  {!!problems?.length && (
                    <Notice tone="warning" title="Corrija antes de gravar" className="mt-4">
                      <ul className="max-h-40 list-disc space-y-1 overflow-y-auto break-words pl-5">
                        {problems.map((problem) => (
                          <li key={problem}>{problem}</li>
                        ))}
                      </ul>
                    </Notice>
                  )}
                  {status}
                </Card>
                <div className="flex flex-col gap-6">
                  <PlaceholderList type={type} onInsert={(key) => insertPlaceholder(editor, key)} />
                  <ConditionList type={type} onInsert={(key, withElse) => insertCondition(editor, key, withElse)} />
                </div>
              </div>
            ),
          },
          {
            value: 'previa',
            label: 'Prévia',
            content: <TemplateTrial tenant={id_tenant} type={type} html={trial} />,
          },
        ]}
      />
      <div className="sticky bottom-(--offline) z-10 mt-6 flex flex-wrap justify-end gap-2 border-t bg-canvas py-3">
        <CancelOrStop label="Voltar" sending={pending} onStop={onStop} onClose={onBack} />
        <Button
          variant="primary"
          loading={pending}
          disabled={empty || !!problems?.length}
          onClick={() => {
            setView('escrever');
            onSend(new File([editor.getHTML()], `${nameContrato}.html`, { type: 'text/html' }));
          }}
        >
          Gravar modelo
        </Button>
      </div>
      <LeaveGuard unsaved={undo && !saved} description={templateMessages.unsaved} searchKey="aba" />
    </>
  );
}
