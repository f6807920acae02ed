import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { monthFilesQuery } from '../debit-months.queries.ts';

interface MonthFileChoiceProps {
  assessment: Assessment;
  chosen: readonly string[];
  onChange: (files: string[]) => void;
}

/** Renders the choice of the assessment's attachments for a month; nothing if it has none. */
export function MonthFileChoice({ assessment, chosen, onChange }: MonthFileChoiceProps) {
  const files = useQuery(monthFilesQuery(assessment));
  if (!files.data || files.data.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 font-medium text-body">Arquivos do mês</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        {files.data.map(({ id, nome }) => (
          <Checkbox
            key={id}
            label={nome}
            checked={chosen.includes(id)}
            onCheckedChange={(checked) =>
              onChange(checked === true ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
