import { formatCep } from '@restitui/brazil/cep.ts';
import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { FoundClient } from '../registration-body.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="break-words text-body">{children || 'Não informado'}</dd>
    </div>
  );
}

/** Data of the company from the registry: razão social, CNAE and address. */
export function CompanyCard({ found: { cnpj, company } }: { found: FoundClient }) {
  const [activity] = company.atividade_principal;
  const street = [company.logradouro, company.numero, company.complemento].filter(Boolean).join(', ');
  const town = joinFacts(company.bairro, [company.municipio, company.uf].filter(Boolean).join('/'));
  return (
    <Card title={displayName(company.nome)} description={displayName(company.fantasia)}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label="CNPJ">
          <span className="figures">{formatCnpj(cnpj)}</span>
        </Fact>
        <Fact label="CNAE principal">{activity && joinFacts(activity.code, activity.text)}</Fact>
        <Fact label="Endereço">{street}</Fact>
        <Fact label="Bairro e município">{joinFacts(town, company.cep && `CEP ${formatCep(company.cep)}`)}</Fact>
      </dl>
      {company.inventada ? (
        <Notice tone="warning" title="Empresa inventada">
          Esta instalação não consulta a Receita Federal: confira os dados antes de cadastrar um cliente de verdade.
        </Notice>
      ) : (
        <p className="mt-4 text-caption text-muted">Os dados vêm da Receita Federal.</p>
      )}
    </Card>
  );
}
