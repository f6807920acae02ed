import type { clients } from '../../features/crm/clients/clients.table.ts';
import { type Place, streets } from './places.data.ts';
import type { Seeded } from './seeded.ts';
import { banks } from './trades.data.ts';

type ClientRow = typeof clients.$inferInsert;

export function bankAccount(random: Seeded): Pick<ClientRow, 'banco' | 'agencia' | 'conta'> {
  return {
    banco: random.pick(banks),
    agencia: `${random.between(1, 9)}${random.digits(3)}`,
    conta: `${random.between(1, 9)}${random.digits(4)}-${random.digits(1)}`,
  };
}

export function addressIn({ municipio, estado, cep, bairros }: Place, random: Seeded) {
  return {
    cep: cep + random.digits(5),
    logradouro: random.pick(streets),
    numero: String(random.between(12, 2_480)),
    bairro: random.pick(bairros),
    municipio,
    estado,
    complemento: random.pick(['', '', '', 'Loja 1', 'Sala 302', 'Galpão B', 'Térreo']),
  };
}
