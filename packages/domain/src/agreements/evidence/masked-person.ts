const particles = /^(?:da|das|de|do|dos|e)$/i;

/** Keeps the first name and the initials of the others: `Maria das Dores Silva` → `Maria D. S.` */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initials = others.filter((word) => !particles.test(word)).map((word) => `${word.charAt(0).toUpperCase()}.`);
  return [first, ...initials].join(' ');
}

/** Keeps the six middle digits: `***.982.247-**`; hides anything that is not a CPF. */
export function maskedCpf(cpf: string): string {
  const digits = cpf.replace(/\D/g, '');
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***';
}
