import {
  isFilledIn,
  placeholderCatalogue,
  placeholderGroupLabels,
  placeholderGroupOf,
} from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { keysOf } from '@restitui/domain/wire/record-keys.ts';
import { TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { matchesText } from '../../../../lib/matches-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';

const groups = keysOf(placeholderGroupLabels);

interface PlaceholderListProps {
  type: TemplateType;
  /** Inserts a placeholder into the editor beside; without it placeholders are copied. */
  onInsert?: (key: string) => void;
}

/** The placeholders for documents of this type, to copy or to insert. */
export function PlaceholderList({ type, onInsert }: PlaceholderListProps) {
  const [q, setQ] = useState('');
  const offered = placeholderCatalogue.filter(
    ({ key, label }) =>
      isFilledIn(type, key) && matchesText(q, key, label, placeholderGroupLabels[placeholderGroupOf(key)]),
  );
  return (
    <Card
      title="Campos do modelo"
      description={`${onInsert ? 'Entram onde está o cursor' : 'Copie para o documento'}; cada contrato os preenche com seus dados.`}
    >
      <SearchField label="Buscar campos" placeholder="Buscar campos" value={q} onSearch={setQ} />
      {offered.length === 0 && <p className="mt-4 text-body text-muted">Nenhum campo encontrado.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section aria-label="Lista de campos" tabIndex={0} className="mt-3 max-h-96 overflow-y-auto">
        {groups.map((group) => {
          const fields = offered.filter(({ key }) => placeholderGroupOf(key) === group);
          if (fields.length === 0) return null;
          return (
            <section key={group} className="mb-3">
              <h3 className="sticky top-0 bg-surface py-1 font-medium text-caption text-muted">
                {placeholderGroupLabels[group]}
              </h3>
              <ul>
                {fields.map(({ key, label }) => (
                  <li key={key} className="flex items-center gap-2 border-b py-1 last:border-b-0">
                    <span className="min-w-0 flex-1">
                      <span className="block break-all font-mono text-caption">{`{{${key}}}`}</span>
                      <span className="block text-caption text-muted">{label}</span>
                    </span>
                    {onInsert ? (
                      <IconButton
                        icon={TextCursorInput}
                        size="sm"
                        label={`Inserir ${label}`}
                        onClick={() => onInsert(key)}
                      />
                    ) : (
                      <CopyButton compact text={`{{${key}}}`} label={`Copiar ${label}`} />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </section>
    </Card>
  );
}
