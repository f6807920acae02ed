import { endedStatuses } from '@restitui/domain/recovery/products/product-stage.ts';
import { sql } from 'drizzle-orm';

const monthOf = (column: string) => sql.raw(`to_char(${column} at time zone 'America/Sao_Paulo', 'YYYYMM')::int`);
const credits = sql`select p."typeServico", ${monthOf('c."createdDate"')} as feito,
    to_char(to_date("mesRestituicao", 'MM/YYYY'), 'YYYYMM')::int as usado, "creditOrigin" as encontrado,
    greatest("creditOrigin" - compensacao, 0) * comissao_porcentagem as honorarios, compensacao as restituido,
    round(compensacao * comissao_porcentagem / 100, 2) as apurado,
    coalesce((select sum(pago) from fee_charges f where f.id_credit = c.id), 0) / 100 as pago
  from credits c join products p on p.id = c.id_product where "deletedAt" is null`;
const summedCredits = (from: ReturnType<typeof sql>) => sql`select "typeServico", feito, usado,
    sum(encontrado)::float8 as encontrado, sum(honorarios)::float8 as honorarios,
    sum(restituido)::float8 as restituido, sum(apurado)::float8 as apurado, sum(pago)::float8 as pago
  from (${from}) c group by 1, 2, 3 having sum(encontrado) <> 0 or sum(pago) <> 0 order by 1, 2, 3`;

/** The sums stored for the dashboards, compared with the same sums computed from their rows. */
export const dashboardSums = {
  clients: {
    kept: sql`select id_client, mes, status, id_gerente, assinado, suspenso, servicos, analistas, em_andamento, pendentes
      from client_figures order by 1`,
    plain: sql`select cnpjcpf as id_client, ${monthOf('"createdDate"')} as mes, status, id_gerente,
        coalesce((select bool_and("isAssinado") from agreements where id_client = cnpjcpf and "IsAtivo"), false)
          as assinado,
        exists (select from products where id_client = cnpjcpf and status like '%SUSPENS%') as suspenso,
        array(select "typeServico" from products where id_client = cnpjcpf order by 1) as servicos,
        array(select id_analista from products where id_client = cnpjcpf order by "typeServico") as analistas,
        array(select status not in ${endedStatuses} from products where id_client = cnpjcpf order by "typeServico")
          as em_andamento,
        array(select ${monthOf('"createdDate"')} from agreements
          where id_client = cnpjcpf and "IsAtivo" and not "isAssinado" order by 1) as pendentes
      from clients order by 1`,
  },
  'numbers of clients': {
    kept: sql`select mes, status, assinado, suspenso, sum(clientes)::int as n, sum(pendentes)::int as waiting
      from client_tallies group by 1, 2, 3, 4 having sum(clientes) <> 0 order by 1, 2, 3, 4`,
    plain: sql`select mes, status, assinado, suspenso, count(*)::int as n, sum(cardinality(pendentes))::int as waiting
      from client_figures group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  },
  products: {
    kept: sql`select id_analista, "typeServico", status, sum(produtos)::int as n from product_tallies
      group by 1, 2, 3 having sum(produtos) <> 0 order by 1, 2, 3`,
    plain: sql`select id_analista, "typeServico", status, count(*)::int as n from products
      group by 1, 2, 3 order by 1, 2, 3`,
  },
  credits: { kept: summedCredits(sql`select * from credit_tallies`), plain: summedCredits(credits) },
  'rows of credits': {
    kept: summedCredits(sql`select * from credit_figures where vigente`),
    plain: summedCredits(credits),
  },
  limitations: {
    kept: sql`select id_product, competencia, pagamento, id_apuracao, id_client, pago_em::text, prescreve_em::text,
        valor::float8
      from lapse_figures order by 1, 2, 3`,
    plain: sql`with paid as (
        select a.id_product, s.competencia, pagamento, id_apuracao, id_client, pago_em::text, s.prescreve_em::text,
          valor::float8, row(a."createdDate", a.id) as age
        from refund_slices s join assessments a on a.id = id_apuracao)
      select id_product, competencia, pagamento, id_apuracao, id_client, pago_em, prescreve_em, valor from paid
      where valor > 0
        and not exists (select from paid newer where newer.age > paid.age
          and (newer.id_product, newer.competencia) = (paid.id_product, paid.competencia))
        and (id_product, competencia, pagamento) not in (
          select id_product, competencia, pagamento from refund_requests join assessments a on a.id = id_apuracao
          where situacao in ${['PEDIDO', 'DEFERIDO', 'PAGO']})
      order by 1, 2, 3`,
  },
  boletos: {
    kept: sql`select situacao, mes, sum(quantidade)::int as n, sum(total)::float8 as total from boleto_tallies
      group by 1, 2 having sum(quantidade) <> 0 order by 1, 2`,
    plain: sql`select situacao, to_char("dataVencimento", 'YYYYMM')::int as mes, count(*)::int as n,
        sum(coalesce("valorRecebido", "valorNominal"))::float8 as total
      from boletos group by 1, 2 order by 1, 2`,
  },
};
