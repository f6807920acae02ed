import { plural } from '@restitui/brazil/counted.ts';
import type { PortfolioImport } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import {
  type ColumnMatch,
  columnsToAskFor,
  type PortfolioField,
  portfolioColumns,
  portfolioField,
} from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Select } from '../../../../ui/select.tsx';
import { matchColumns } from '../portfolio.queries.ts';

const none = 'nenhuma';

function changed(columns: ColumnMatch, field: PortfolioField, column: number | undefined): ColumnMatch {
  // A column holds one field, so it is taken from the field that had it.
  const others = Object.entries(columns).filter(([name, at]) => name !== field && at !== column);
  return { ...Object.fromEntries(others), ...(column === undefined ? {} : { [field]: column }) };
}

/** Maps columns of the file to fields; opened when a required one is missing. */
export function ColumnMatchCard({ of }: { of: PortfolioImport }) {
  const missing = columnsToAskFor(of.columns, of.sample).map((field) => portfolioColumns[field].heading);
  const [isOpen, setOpen] = useState(missing.length > 0);
  const [columns, setColumns] = useState<ColumnMatch>(of.columns);
  const check = useMutation(matchColumns(of.id));
  const found = Object.keys(of.columns).length;
  const options = [
    { value: none, label: 'Não está na planilha' },
    ...of.headings.map((heading, i) => ({ value: String(i), label: heading || `Coluna ${i + 1}` })),
  ];
  const exampleOf = (column: number | undefined) =>
    column === undefined ? undefined : of.sample.map((cells) => cells[column]).find(Boolean);

  return (
    <Card
      flush
      title="Colunas"
      description={`${found} de ${portfolioField.options.length} campos encontrados na planilha.`}
      actions={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Recolher' : 'Ver colunas'}
          <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : undefined} />
        </Button>
      }
    >
      {missing.length > 0 && (
        <Notice
          tone="warning"
          title={`Falta dizer onde ${plural(missing.length, 'está', 'estão')}`}
          className="mx-4 mb-4"
        >
          {new Intl.ListFormat('pt-BR').format(missing)}. Escolha a coluna e confira de novo. O que a planilha não tem,
          acrescente nela e envie outra.
        </Notice>
      )}
      {isOpen && (
        <div className="px-4 pb-4">
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {portfolioField.options.map((field) => (
              <Field
                key={field}
                label={`${portfolioColumns[field].heading}${portfolioColumns[field].needed === 'always' ? ' *' : ''}`}
                help={exampleOf(columns[field]) ?? portfolioColumns[field].help}
              >
                <Select
                  value={columns[field] === undefined ? none : String(columns[field])}
                  onValueChange={(value) =>
                    setColumns(changed(columns, field, value === none ? undefined : Number(value)))
                  }
                  options={options}
                />
              </Field>
            ))}
          </div>
          <div className="mt-4">
            <Button loading={check.isPending} onClick={() => check.mutate(columns)}>
              Conferir de novo
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
