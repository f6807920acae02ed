import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { eventKindLabels } from '@restitui/domain/agreements/evidence/event-kinds.ts';
import { type FactLine, factLines } from '@restitui/domain/agreements/evidence/fact-labels.ts';
import { formatVerificationCode } from '@restitui/domain/agreements/evidence/verification-code.ts';
import type { Content } from 'pdfmake';
import { pdfMaker } from '../../../platform/pdf-maker.ts';
import type { DecryptedEvent } from './agreement-evidence.service.ts';

export interface EvidencePdfInput {
  title: string;
  tenant: { razao_social: string; id: string };
  version: { number: number; sha256: string };
  original: { sha256: string; pages: number };
  code: string;
  address: string;
  certificate: { subject: string; fingerprint: string; isDevelopment: boolean };
  /** Whether a time-stamping authority will be asked for the time. */
  isStamped: boolean;
  events: DecryptedEvent[];
  at: Date;
}

const brasilia = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Builds the pages that follow the agreement and list all its evidence. */
export function evidencePdf(input: EvidencePdfInput): Promise<Buffer> {
  const acts = input.events.filter(({ kind }) => kind === 'ato');
  return pdfMaker
    .createPdf({
      pageSize: 'A4',
      pageMargins: [60, 56, 60, 72],
      info: { title: `Registro de evidências · ${input.title}`, creationDate: input.at },
      language: 'pt-BR',
      // Ligatures would change the text that is copied from the PDF.
      defaultStyle: { font: 'Roboto', fontSize: 8.5, lineHeight: 1.2, fontFeatures: { liga: false } as never },
      footer: (page, pages) => ({
        text: `Registro de evidências · página ${page} de ${pages}`,
        ...{ alignment: 'right', fontSize: 7.5, color: '#4b5563', margin: [60, 24, 60, 0] },
      }),
      styles: {
        h1: { fontSize: 15, bold: true, margin: [0, 0, 0, 4] },
        h2: { fontSize: 11, bold: true, margin: [0, 12, 0, 4] },
        label: { color: '#4b5563' },
        hash: { fontSize: 7.5 },
      },
      content: [
        { text: 'Registro de evidências', style: 'h1' },
        { text: 'Assinatura eletrônica avançada: MP 2.200-2/2001, art. 10, § 2º, e Lei 14.063/2020, art. 4º, II.' },
        { text: 'Documento', style: 'h2' },
        linesOf(documentLines(input)),
        { text: 'Quem assinou', style: 'h2' },
        ...acts.map(signerOf),
        { text: 'Tudo o que ficou registrado', style: 'h2' },
        { text: 'Horários de Brasília e, entre parênteses, UTC. Cada registro leva o SHA-256 do anterior.' },
        ...input.events.map(entryOf),
      ],
    })
    .getBuffer();
}

function documentLines({ title, tenant, version, original, certificate, ...input }: EvidencePdfInput): FactLine[] {
  const last = input.events.at(-1);
  const self = 'certificado de desenvolvimento, que nenhuma autoridade externa confirma';
  return [
    { label: 'Título', value: title },
    { label: 'Contratada', value: `${tenant.razao_social} · CNPJ ${formatCnpj(tenant.id)}` },
    { label: 'Versão assinada', value: String(version.number) },
    { label: 'SHA-256 do texto', value: version.sha256 },
    { label: 'SHA-256 do PDF sem o selo', value: `${original.sha256} (${original.pages} páginas)` },
    { label: 'Código de verificação', value: formatVerificationCode(input.code) },
    { label: 'Verificação pública', value: input.address },
    { label: 'Selado por', value: certificate.subject + (certificate.isDevelopment ? ` (${self})` : '') },
    { label: 'SHA-256 do certificado', value: certificate.fingerprint },
    {
      label: 'Carimbo do tempo',
      value: input.isStamped
        ? 'Pedido a uma autoridade; se foi dado, consta do selo e da verificação pública.'
        : 'Sem carimbo do tempo: o horário é o do servidor.',
    },
    ...(last ? [{ label: 'Posição na cadeia', value: `registro ${last.seq} · ${last.hash}` }] : []),
  ];
}

function signerOf({ personal, facts, at }: DecryptedEvent): Content {
  const known = personal.state === 'aberto' ? personal.facts : {};
  const [role] = factLines({ role: facts.role });
  const { seen, declared } = known as { seen?: { address?: unknown }; declared?: { local?: unknown } };
  return {
    unbreakable: true,
    margin: [0, 0, 0, 6],
    stack: [
      { text: personal.state === 'aberto' ? String(known.nome ?? '') : 'Dados pessoais apagados', bold: true },
      linesOf([
        ...(role ? [role] : []),
        ...(known.cpf ? [{ label: 'CPF', value: formatCpf(String(known.cpf)) }] : []),
        { label: 'Quando', value: timesOf(at) },
        ...factLines({ seen: { address: seen?.address }, declared: { local: declared?.local } }),
      ]),
    ],
  };
}

function entryOf({ seq, kind, at, facts, personal, hash, prev_hash }: DecryptedEvent): Content {
  const known = personal.state === 'aberto' ? factLines(personal.facts) : [];
  const gone = personal.state === 'apagado' ? [{ label: 'Dados pessoais', value: 'apagados' }] : [];
  return {
    unbreakable: true,
    margin: [0, 8, 0, 0],
    stack: [
      { text: [{ text: `${seq}. ${eventKindLabels[kind]}`, bold: true }, `  ${timesOf(at)}`] },
      linesOf([
        ...known,
        ...gone,
        ...factLines(facts),
        { label: 'SHA-256', value: hash },
        { label: 'SHA-256 anterior', value: prev_hash },
      ]),
    ],
  };
}

function timesOf(at: string): string {
  return `${brasilia.format(new Date(at)).replace(', ', ' ')} (${at.replace('T', ' ').replace(/\.\d+Z$/, '')} UTC)`;
}

function linesOf(lines: readonly FactLine[]): Content {
  return {
    layout: 'noBorders',
    table: {
      widths: [130, '*'],
      body: lines.map(({ label, value }) => [
        { text: label, style: 'label' },
        { text: value, style: /^[0-9a-f]{64}/.test(value) ? 'hash' : [] },
      ]),
    },
  };
}
