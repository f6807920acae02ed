import { conditionCatalogue, isConditionOf } from '@restitui/domain/agreements/templates/conditions.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

interface ConditionListProps {
  type: TemplateType;
  onInsert: (key: string, withElse: boolean) => void;
}

/** The conditions for the text of a template, to put around the selected paragraphs. */
export function ConditionList({ type, onInsert }: ConditionListProps) {
  const [withElse, setWithElse] = useState(false);
  return (
    <Card title="Condições" description="O trecho selecionado só aparece quando a condição vale.">
      <Checkbox
        label="Com um texto para o caso contrário"
        checked={withElse}
        onCheckedChange={(checked) => setWithElse(checked === true)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section aria-label="Lista de condições" tabIndex={0} className="mt-3 max-h-60 overflow-y-auto">
        <ul>
          {conditionCatalogue
            .filter(({ key }) => isConditionOf(type, key))
            .map(({ key, label }) => (
              <li key={key} className="flex items-center gap-2 border-b py-1 last:border-b-0">
                <span className="min-w-0 flex-1 text-caption">{label}</span>
                <IconButton
                  icon={ListPlus}
                  size="sm"
                  label={`Inserir condição: ${label}`}
                  onClick={() => onInsert(key, withElse)}
                />
              </li>
            ))}
        </ul>
      </section>
    </Card>
  );
}
