const count = new Intl.NumberFormat('pt-BR');

/** Returns the singular for one and the plural for every other number: `plural(2, 'resta', 'restam')` is 'restam'. */
export function plural(number: number, one: string, many: string): string {
  return number === 1 ? one : many;
}

/** Returns a number with its noun: `counted(1200, 'cliente', 'clientes')` is '1.200 clientes'. */
export function counted(number: number, one: string, many: string): string {
  return `${count.format(number)} ${plural(number, one, many)}`;
}
