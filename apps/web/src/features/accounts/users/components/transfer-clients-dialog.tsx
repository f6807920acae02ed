import { counted, plural } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { UserSummary, usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { Answer } from '@restitui/domain/wire/endpoint.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { transferClients } from '../users.queries.ts';

interface TransferClientsDialogProps {
  user: UserSummary;
  duties: Answer<typeof usersApi.readDuties>['data'];
  onClose: () => void;
}

/** Hands all clients of a user over to another one, after which the user can be deleted. */
export function TransferClientsDialog({ user, duties, onClose }: TransferClientsDialogProps) {
  const [receiver, setReceiver] = useState<string>();
  const transfer = useMutation(transferClients(user));
  const { clients, candidates } = duties;
  const count = counted(clients, 'cliente', 'clientes');
  const label = plural(clients, 'Transferir o cliente para', `Transferir os ${clients} clientes para`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!transfer.isPending}
      size="sm"
      title={`${displayName(user.name)} ainda responde por ${count}`}
      description="Transfira os clientes para excluir o usuário. A troca fica no histórico de cada cliente."
      footer={
        <>
          <Button onClick={onClose} disabled={transfer.isPending}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            disabled={!receiver}
            loading={transfer.isPending}
            onClick={() => receiver && transfer.mutate(receiver)}
          >
            Transferir
          </Button>
        </>
      }
    >
      <Field label={label}>
        <Select
          value={receiver}
          onValueChange={setReceiver}
          options={candidates.map(({ id, name, typeCargo }) => ({
            value: id,
            label: joinFacts(displayName(name), cargoLabels[typeCargo]),
          }))}
        />
      </Field>
    </Dialog>
  );
}
