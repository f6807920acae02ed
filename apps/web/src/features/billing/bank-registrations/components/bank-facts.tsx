import { formatCep } from '@restitui/brazil/cep.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { BankRegistration } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import { formatCnpjCpf, formatDate, formatDateTime } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { bankTypeLabels, personKindLabels } from '../bank-registrations.messages.ts';

const columns = 'sm:grid-cols-2 lg:grid-cols-3';

/** Shows the registration; secret, key and certificate only as present. */
export function BankFacts({ record }: { record: BankRegistration }) {
  const { certificadoValidoAte } = record;
  return (
    <div className="flex flex-col gap-6">
      <Card title="Dados de autenticação" description={`Salvo em ${formatDateTime(record.updatedDate)}`}>
        <FactList
          className={columns}
          facts={[
            ['Banco', bankTypeLabels[record.typeBank]],
            ['ID do cliente', record.client_id],
            ['Segredo do cliente', record.hasSecret ? 'Guardado' : 'Não informado'],
            [
              'Conta corrente',
              <span key="conta" className="figures">
                {record.x_conta_corrente}
              </span>,
            ],
          ]}
        />
      </Card>
      <Card title="Arquivos de segurança">
        <FactList
          className={columns}
          facts={[
            ['Chave', record.chaveKey ?? 'Não enviada'],
            ['Certificado', record.certificado ?? 'Não enviado'],
            ['Certificado válido até', certificadoValidoAte ? formatDate(certificadoValidoAte) : '—'],
          ]}
        />
      </Card>
      <Card title="Dados pessoais">
        <FactList
          className={columns}
          facts={[
            ['Nome', displayName(record.nome)],
            [
              'CPF/CNPJ',
              <span key="numero" className="figures">
                {formatCnpjCpf(record.cpfCnpj)}
              </span>,
            ],
            ['Tipo de pessoa', personKindLabels[record.tipoPessoa]],
          ]}
        />
      </Card>
      <Card title="Endereço">
        <FactList
          className={columns}
          facts={[
            [
              'CEP',
              <span key="cep" className="figures">
                {formatCep(record.cep)}
              </span>,
            ],
            ['Endereço', record.endereco],
            ['Bairro', record.bairro],
            ['Cidade', record.cidade],
            ['UF', record.uf],
          ]}
        />
      </Card>
    </div>
  );
}
