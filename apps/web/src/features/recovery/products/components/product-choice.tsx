import { displayName } from '@restitui/brazil/display-name.ts';
import { type ServiceType, serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { productChoicesQuery } from '../products.queries.ts';

interface ProductChoiceProps {
  /** Limits the choice to one client. */
  id_client?: string | undefined;
  /** Limits the choice to one service. */
  typeServico?: ServiceType;
  value: string | undefined;
  onChange: (id: string) => void;
  error?: string | undefined;
}

/** Renders the choice of a product in reach; a single one is preselected. */
export function ProductChoice({ id_client, typeServico, value, onChange, error }: ProductChoiceProps) {
  const [q, setQ] = useState('');
  const { data: products, isError } = useQuery(productChoicesQuery({ id_client, typeServico, q: q || undefined }));
  const only = id_client !== undefined && products?.length === 1 ? products[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined && value === undefined) onChange(only);
  }, [only, value, onChange]);

  return (
    <fieldset className="min-w-0" data-wrong={error && ''}>
      <legend className="mb-1.5 font-medium text-body">{id_client ? 'Produto' : 'Cliente'}</legend>
      {!id_client && (
        <SearchField
          label="Buscar cliente"
          placeholder="Razão social ou CNPJ"
          value={q}
          onSearch={setQ}
          className="mb-2"
        />
      )}
      {!products && !isError && (
        <>
          <Skeleton className="h-24 w-full" />
          <LoadingNote />
        </>
      )}
      {isError && <p className="text-caption text-danger">Erro ao carregar dados.</p>}
      {products?.length === 0 && <p className="text-caption text-muted">{noneOf(typeServico)}</p>}
      {products && products.length > 0 && (
        <div className="max-h-44 divide-y divide-line overflow-y-auto rounded-md border">
          {products.map(({ id, empresa, id_client: number, typeServico: service }) => (
            <label
              key={id}
              className={cn(
                'flex cursor-pointer items-center gap-3 px-3 py-2 text-body hover:bg-hover',
                value === id && 'bg-sunken',
              )}
            >
              <input
                type="radio"
                name="produto"
                className="size-4 shrink-0 accent-brand"
                checked={value === id}
                onChange={() => onChange(id)}
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{id_client ? serviceLabels[service] : displayName(empresa)}</span>
                {!id_client && (
                  <span className="figures block text-caption text-muted">
                    {formatCnpjCpf(number)}&nbsp;· {serviceLabels[service]}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-caption text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function noneOf(typeServico: ServiceType | undefined): string {
  return typeServico
    ? `Nenhum cliente com o produto ${serviceLabels[typeServico]} foi encontrado.`
    : 'Nenhum cliente encontrado.';
}
