import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { cargoLabels } from '@restitui/domain/users/cargo.ts';
import { useAuth } from '../../../lib/session-store.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tabs } from '../../../ui/tabs.tsx';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ProfileDialog({ open, onOpenChange }: ProfileDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Perfil do usuário">
      <Tabs
        label="Perfil"
        value="pessoal"
        onValueChange={() => {}}
        tabs={[{ value: 'pessoal', label: 'Pessoal', content: <PersonalData /> }]}
      />
    </Dialog>
  );
}

function PersonalData() {
  const user = useAuth()?.user;
  if (!user) return null;
  const rows = [
    ['Nome', user.name],
    ['CPF', formatCpf(user.cpf)],
    ['E-mail', user.email],
    ['WhatsApp', formatPhone(user.whatsApp)],
    ['Cargo', cargoLabels[user.typeCargo]],
    ['Tipo', user.typeUser === 'ADMIN' ? 'Administrador' : 'Usuário'],
    ['Situação', user.status],
  ];
  return (
    <dl className="grid gap-4 pb-3 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="figures break-words text-body">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
