import type { Day } from '@restitui/brazil/day.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { type Cents, formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import type { BookingContext } from './book-fee.service.ts';

interface Returned {
  id: string;
  id_client: string;
  centavos: Cents;
  data: Day;
}

/** Tells the client that fees were given back, or that this was entered by mistake. */
export async function notifyReturn(
  context: BookingContext,
  { id, id_client, centavos, data }: Returned,
  { desfeito }: { desfeito: boolean },
): Promise<void> {
  await notify(context, {
    event: 'honorario_devolvido',
    about: { id_client },
    key: desfeito ? `${id} desfeito` : id,
    facts: { valor: `${formatBRL(reaisOf(centavos))} em ${formatDay(data)}`, desfeito },
  });
}
