/** What every sum of lapses counts, on whatever screen. */
export const lapseWords = 'O que as análises concluídas encontraram, pagamento a pagamento, e ninguém pediu ainda';
