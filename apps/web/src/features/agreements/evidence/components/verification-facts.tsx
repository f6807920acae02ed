import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { eventKindLabels } from '@restitui/domain/agreements/evidence/event-kinds.ts';
import type { Verification } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { formatVerificationCode } from '@restitui/domain/agreements/evidence/verification-code.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';

const hash = (text: string) => <span className="figures break-all">{text}</span>;

/** Returns `Contrato · COMERCIO EXEMPLO LTDA` with the name in title case. */
const displayTitle = (title: string) => joinFacts(...title.split(' · ').map((part) => displayName(part)));

/** Masked facts of a sealed document. */
export function VerificationFacts({ found }: { found: Verification }) {
  const { code, title, company, version, parties, events, chain, seal } = found;
  const isWhole = chain.state === 'integra';
  const documentFacts: [string, ReactNode][] = [
    ['Empresa', displayName(company.razao_social)],
    [
      'CNPJ',
      <span key="cnpj" className="figures">
        {formatCnpj(company.cnpj)}
      </span>,
    ],
    [
      'Código',
      <span key="code" className="figures">
        {formatVerificationCode(code)}
      </span>,
    ],
    ['Versão assinada', String(version.number)],
    ['Páginas', String(seal.pages)],
    ['Selado em', formatDateTime(seal.at)],
    ['Selado por', seal.isDevelopment ? `${seal.subject} (certificado de desenvolvimento)` : seal.subject],
    ['Carimbo do tempo', seal.stampedBy ?? 'Sem carimbo do tempo: o horário é o do servidor'],
  ];
  return (
    <>
      <Card
        title={displayTitle(title)}
        actions={<Badge tone={isWhole ? 'positive' : 'danger'}>{isWhole ? 'Cadeia íntegra' : 'Cadeia violada'}</Badge>}
      >
        {!isWhole && (
          <Notice tone="danger" className="mb-4">
            Os registros deste documento foram alterados. Fale com a empresa antes de confiar nele.
          </Notice>
        )}
        <FactList className="sm:grid-cols-2" facts={documentFacts} />
      </Card>
      <Card title="Quem assinou" description="Assinatura eletrônica avançada; nomes e CPF abreviados.">
        <ul className="flex flex-col gap-3">
          {parties.map(({ role, nome, cpf, at }) => (
            <li key={`${role} ${at}`} className="flex flex-wrap items-baseline justify-between gap-x-4 text-body">
              <span>
                <span className="font-medium">{displayName(nome) ?? 'Dados pessoais apagados'}</span>{' '}
                <span className="text-muted">{role}</span>
              </span>
              <span className="figures text-caption text-muted">
                {joinFacts(cpf && `CPF ${cpf}`, formatDateTime(at))}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Registros" description={`Até o registro ${chain.seq} da cadeia de evidências. Horário de Brasília.`}>
        <ol className="flex flex-col gap-2">
          {events.map(({ seq, kind, at }) => (
            <li key={seq} className="flex flex-wrap justify-between gap-x-4 text-body">
              <span>{eventKindLabels[kind]}</span>
              <span className="figures text-caption text-muted">{formatDateTime(at)}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Card title="Códigos de conferência (SHA-256)">
        <FactList
          facts={[
            ['PDF selado', hash(seal.sha256)],
            ['PDF sem o selo', hash(seal.originalSha256)],
            ['Texto do contrato', hash(version.sha256)],
            ['Certificado', hash(seal.fingerprint)],
            ['Ponta da cadeia', hash(chain.hash)],
          ]}
        />
      </Card>
    </>
  );
}
