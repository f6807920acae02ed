/** Tells password managers whose password is asked for or chosen; users read it elsewhere, or know it. */
export function AccountName({ value }: { value: string | undefined }) {
  if (!value) return null;
  return <input hidden readOnly type="text" autoComplete="username" value={value} />;
}
