import { TwoLines } from './two-lines.tsx';

interface EmailAddressProps {
  children: string | null | undefined;
}

/** An address in a cell of a table, which goes on in a second line at its domain where the column is too narrow; a dash without one. */
export function EmailAddress({ children: address }: EmailAddressProps) {
  if (!address) return '—';
  const at = address.includes('@') ? address.lastIndexOf('@') : address.length;
  return (
    <TwoLines className="break-words">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </TwoLines>
  );
}
