import { and, eq, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { simplesReviews } from '../features/simples/analysis/simples-reviews.table.ts';
import { simplesDecisions } from '../features/simples/decisions/simples-decisions.table.ts';
import { exceptionNumber, ncmDigits } from './tax-codes.ts';

/** Selects the words of a text as `foldWords` of the engine does: capitals without accents, one space around each. */
function foldedWords(text: SQLWrapper): SQL<string> {
  const plain = sql`upper(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f]', '', 'g'))`;
  return sql`' ' || btrim(regexp_replace(${plain}, '[^A-Z0-9]+', ' ', 'g')) || ' '`;
}

/** Matches the decisions whose words are all in the name of the product. */
const hasWords = sql`not exists (select from regexp_split_to_table(btrim(${foldedWords(simplesDecisions.palavras)}), ' ') as word
  where word <> '' and position(' ' || word || ' ' in ${foldedWords(simplesReviews.produto)}) = 0)`;

const ofProduct = and(
  eq(simplesDecisions.codigo, simplesReviews.codigo),
  sql`${exceptionNumber(simplesDecisions.extipi)} = ${exceptionNumber(simplesReviews.extipi)}`,
);

/** The more specific decision first, of equal ones the latest, as `DecisionIndex` of the engine orders them. */
const precedence = sql`case when ${simplesDecisions.codigo} is not null then 0
    else case ${simplesDecisions.alcance} when 'cliente' then 1 else 3 end
      + case when ${simplesDecisions.palavras} = '' then 1 else 0 end end,
  (${simplesDecisions.em} at time zone 'America/Sao_Paulo')::date desc, ${simplesDecisions.id} desc`;

/**
 * Selects the decision in force that covers a row of `simples_reviews` of a client, as the engine finds it for the whole
 * period: `contar`, or null without one.
 */
export function decisionOfReview(id_client: SQLWrapper): SQL<boolean | null> {
  const inForce = and(
    eq(simplesDecisions.id_tenant, simplesReviews.id_tenant),
    isNull(simplesDecisions.revogada_em),
    ne(simplesDecisions.tipo, 'atacadista'),
    or(isNull(simplesDecisions.id_client), sql`${simplesDecisions.id_client} = ${id_client}`),
    sql`${simplesDecisions.ncm} = ${ncmDigits(simplesReviews.ncm)}`,
    or(ofProduct, and(isNull(simplesDecisions.codigo), hasWords)),
  );
  return sql`(select ${simplesDecisions.contar} from ${simplesDecisions} where ${inForce} order by ${precedence} limit 1)`;
}
