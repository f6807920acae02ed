import { formatBRL } from '@restitui/brazil/money.ts';
import { cn } from '../../../../lib/cn.ts';
import { TableCell, TableRow } from '../../../../ui/table.tsx';

interface AmountRowProps {
  name: string;
  amounts: readonly [number, number];
  isStrong?: boolean;
}

/** A named row of two amounts, such as before and after. */
export function AmountRow({ name, amounts: [first, second], isStrong = false }: AmountRowProps) {
  const weight = isStrong ? 'font-semibold' : 'font-normal';
  return (
    <TableRow className={cn(isStrong && weight)}>
      <th scope="row" className={cn('border-b py-2 text-left group-last/row:border-b-0', weight)}>
        {name}
      </th>
      <TableCell align="end" className="whitespace-nowrap">
        {formatBRL(first)}
      </TableCell>
      <TableCell align="end" className="whitespace-nowrap last:pr-0">
        {formatBRL(second)}
      </TableCell>
    </TableRow>
  );
}
