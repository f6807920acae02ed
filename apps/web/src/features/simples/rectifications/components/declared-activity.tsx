import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { ReactNode } from 'react';

interface DeclaredActivityProps {
  line: { estabelecimento: string; anexo: string | null; atividade: number | null; descricao: string };
  revenue: ReactNode;
  children?: ReactNode;
}

/** Shows one activity of one establishment, with its parcels and taxes below. */
export function DeclaredActivity({ line, revenue, children }: DeclaredActivityProps) {
  const { estabelecimento, anexo, atividade, descricao } = line;
  return (
    <li className="overflow-clip rounded-md border">
      <div className="flex flex-col gap-x-4 gap-y-1 px-4 py-3 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <p className="text-caption text-muted">
            {estabelecimento && <span className="figures">{formatCnpj(estabelecimento)}</span>}
            {anexo && `\u00a0· Anexo ${anexo}`}
            {atividade !== null && `\u00a0· Atividade ${atividade}`}
          </p>
          <p className="text-body">{descricao}</p>
        </div>
        <p className="figures shrink-0 text-body">{revenue}</p>
      </div>
      {children}
    </li>
  );
}

/** List of the parcels of an activity, or a remark on them. */
export function ParcelList({ children }: { children: ReactNode }) {
  return <ul className="divide-y border-t text-caption">{children}</ul>;
}

interface ParcelProps {
  title: string;
  detail?: ReactNode;
  value: ReactNode;
}

export function Parcel({ title, detail, value }: ParcelProps) {
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-2">
      <span className="min-w-0">
        <span className="block">{title}</span>
        {detail && <span className="figures block text-muted">{detail}</span>}
      </span>
      <span className="figures flex shrink-0 items-center gap-1">{value}</span>
    </li>
  );
}
