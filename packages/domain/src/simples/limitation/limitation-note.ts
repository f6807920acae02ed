/** Describes the amounts counted in sums of limitation, on every screen. */
export const limitationNote = 'O que as análises concluídas encontraram, pagamento a pagamento, e ninguém pediu ainda';
