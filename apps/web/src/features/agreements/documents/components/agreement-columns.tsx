import { agreementStatusLabels } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { AgreementColumn } from '@restitui/domain/agreements/documents/client-agreement-list.ts';
import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { contractNames, contractNamesOfRow } from '@restitui/domain/agreements/documents/contract-names.ts';
import { missingActs, requiredActs } from '@restitui/domain/agreements/signing/required-acts.ts';
import { signingStateLabels } from '@restitui/domain/agreements/signing/signing-state.ts';
import { taxRegime, taxRegimeLabels } from '@restitui/domain/recovery/products/regime-products.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { type FurtherColumns, withChosenColumns } from '../../../../ui/chosen-columns.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { MoreNames } from '../../../../ui/more-names.tsx';
import {
  SigningStateLine,
  SigningStateNote,
  signingStateToday,
} from '../../signing/components/signing-state-badge.tsx';
import { AgreementMenu } from './agreement-menu.tsx';
import { AgreementPdf } from './agreement-pdf.tsx';
import { AttachPdf } from './attach-pdf.tsx';

const tones: Record<AgreementSummary['status'], Tone> = {
  Ativo: 'positive',
  Pendente: 'warning',
  ANALISE_CONCLUIDA: 'info',
};
const yesNo = (value: boolean) => (value ? 'Sim' : 'Não');

function regimeName(typeRegime: string | null): string {
  const { data } = taxRegime.safeParse(typeRegime);
  return data ? taxRegimeLabels[data] : (typeRegime ?? '-');
}

/** Opens the dialog for the PDF of an agreement; the list holds it, because a row goes when the window becomes narrow. */
type Attach = (agreement: AgreementSummary) => void;

const listed: readonly DataColumn<AgreementSummary>[] = [
  {
    id: 'produtos',
    header: 'Produtos',
    cell: ({ contracts }) => (
      <span className="whitespace-normal text-pretty">{contractNamesOfRow(contracts).shown}</span>
    ),
    endsInCount: true,
    beside: ({ contracts }) => {
      const { others } = contractNamesOfRow(contracts);
      return others.length > 0 && <MoreNames names={others} />;
    },
    value: ({ contracts }) => contractNames(contracts),
  },
  {
    id: 'status',
    header: 'Status',
    width: '9rem',
    cell: ({ status }) => <Badge tone={tones[status]}>{agreementStatusLabels[status]}</Badge>,
    value: ({ status }) => agreementStatusLabels[status],
  },
  {
    id: 'regime',
    header: 'Regime',
    width: '8.75rem',
    cell: ({ typeRegime }) => regimeName(typeRegime),
    hideBelow: 'xl',
  },
  {
    id: 'assinado',
    header: 'Assinado',
    width: '8.5rem',
    cell: (agreement) => (
      <>
        {yesNo(agreement.isAssinado)}
        {!agreement.isAssinado && <SigningStateNote agreement={agreement} />}
      </>
    ),
    value: (agreement) => signingStateLabels[signingStateToday(agreement)],
  },
  { id: 'uso', header: 'Em Uso', width: '4.5rem', cell: ({ IsAtivo }) => yesNo(IsAtivo), hideBelow: 'lg' },
  {
    id: 'criado',
    header: 'Criado Em',
    width: '6.75rem',
    cell: ({ createdDate }) => <span className="figures">{formatDate(createdDate)}</span>,
    value: ({ createdDate }) => createdDate,
    hideBelow: 'lg',
  },
  {
    id: 'pdf',
    header: 'PDF',
    width: '3.75rem',
    cell: (agreement) => <AgreementPdf agreement={agreement} t={undefined} compact />,
  },
];

const attachHeader = 'Anexar';
const attachColumn = (onAttach: Attach): DataColumn<AgreementSummary> => ({
  id: 'anexar',
  header: attachHeader,
  width: '5.5rem',
  cell: (agreement) => <AttachPdf agreement={agreement} onAttach={() => onAttach(agreement)} />,
});

export const furtherAgreementColumns: FurtherColumns<AgreementColumn, AgreementSummary> = {
  prazo: {
    header: 'Assinar até',
    cell: ({ expiresOn, isAssinado }) => (
      <span className="figures">{isAssinado ? '—' : expiresOn ? formatDate(expiresOn) : 'Sem prazo'}</span>
    ),
    value: ({ expiresOn }) => expiresOn,
    width: '7.25rem',
  },
  assinaturas: {
    header: 'Assinaturas',
    cell: ({ acts }) => (
      <span className="figures">
        {requiredActs.length - missingActs(acts).length} de {requiredActs.length}
      </span>
    ),
    value: ({ acts }) => missingActs(acts).length,
    width: '7.25rem',
  },
  versao: {
    header: 'Versão',
    cell: ({ version }) => <span className="figures">{version}</span>,
    value: ({ version }) => version,
    width: '5rem',
  },
  textoDe: {
    header: 'Texto de',
    cell: ({ versionDate }) => <span className="figures">{formatDate(versionDate)}</span>,
    value: ({ versionDate }) => versionDate,
    width: '6.75rem',
  },
};

/** Returns the columns of the list: the listed ones, then the chosen ones. */
export const agreementColumns = (chosen: readonly AgreementColumn[], onAttach: Attach) =>
  withChosenColumns([...listed, attachColumn(onAttach)], chosen, furtherAgreementColumns);

/** Headings of the columns that the list always has. */
export const listedAgreementColumns = [...listed.map(({ header }) => header), attachHeader];

/** Returns the lines of a phone; the checkboxes are left out while nothing can be signed. */
export const agreementLines = (hasChoice: boolean, onAttach: Attach): RowLines<AgreementSummary> => ({
  headings: ['Produtos', 'Criado em'],
  widths: 'auto',
  hasChoice,
  name: ({ contracts }) => <span className="whitespace-normal text-pretty">{contractNames(contracts)}</span>,
  below: (agreement) => (
    <SigningStateLine agreement={agreement} further={agreement.IsAtivo ? undefined : 'fora de uso'} />
  ),
  values: ({ createdDate }) => [
    <span key="criado" className="text-caption text-muted">
      {formatDate(createdDate)}
    </span>,
  ],
  actions: (agreement) => <AgreementMenu agreement={agreement} onAttach={() => onAttach(agreement)} />,
});

/** Least width of the products beside chosen columns, in rem. */
export const productsWidth = 12;
