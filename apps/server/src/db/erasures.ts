/** A change to rows that the application itself can only add. */
export interface Erasure {
  /** Called as `select erasure.<name>(…)`, in the tenant whose rows it is about. */
  name: string;
  parameters: string;
  statement: string;
}

const ofTenant = `id_tenant = current_setting('app.tenant', true)`;

/**
 * The closed list of what may be taken out of append-only tables when a person's data is erased (decision D-36): a name
 * is replaced by a neutral one, a value by a note that it was erased. No row is deleted, and none gets other content.
 * The one exception is the activity log, whose entries have a term.
 */
export const erasures: readonly Erasure[] = [
  {
    name: 'author_of_changes',
    parameters: 'wanted_author text, neutral_name text',
    statement: `update changes set "authorName" = neutral_name
      where ${ofTenant} and id_author = wanted_author and "authorName" <> neutral_name`,
  },
  {
    // Without fields: all of them.
    name: 'values_of_changes',
    parameters: 'wanted_entity text, wanted_id text, wanted_fields text[], neutral_value text',
    statement: `update changes set
        "from" = case when "from" is null or "from" = 'null' then "from" else to_jsonb(neutral_value) end,
        "to" = case when "to" is null or "to" = 'null' then "to" else to_jsonb(neutral_value) end
      where ${ofTenant} and entity = wanted_entity and id_entity = wanted_id
        and (wanted_fields is null or field = any (wanted_fields))`,
  },
  {
    // The news of a boleto has a name alone: of who issued this one, or is on record as having changed it.
    name: 'author_of_boleto_events',
    parameters: 'wanted_author text, wanted_name text, neutral_name text',
    statement: `update boleto_events e set nome_user = neutral_name where e.${ofTenant} and e.nome_user = wanted_name
        and (exists (select from boletos b
            where b.id_tenant = e.id_tenant and b.id = e.id_boleto and b.id_user = wanted_author)
          or exists (select from changes c where c.id_tenant = e.id_tenant and c.entity = 'BOLETO'
            and c.id_entity = e.id_boleto and c.id_author = wanted_author))`,
  },
  {
    name: 'places_of_openings',
    parameters: 'wanted_person text',
    statement: `update agreement_openings set address = '', maquina = ''
      where ${ofTenant} and wanted_person in (id_user, id_owner)`,
  },
  {
    name: 'text_of_agreement',
    parameters: 'wanted_agreement text, neutral_text text',
    statement: `update agreement_versions set html = '<p>' || neutral_text || '</p>', data = '{}', missing = '[]'
      where ${ofTenant} and id_agreement = wanted_agreement
        and not exists (select from agreements a where a.id = wanted_agreement and a."isAssinado")
        and not exists (select from agreement_acts a where a.id_agreement = wanted_agreement)`,
  },
  {
    // The only way to delete entries; the log's check finds it in a record outside the database (decision 045).
    name: 'activity_past_its_term',
    parameters: 'up_to integer',
    statement: `select set_config('app.activity_past_its_term', 'on', true);
      with gone as (delete from activity_links where ${ofTenant} and seq <= up_to returning id_entry)
      delete from activity_entries e using gone where e.${ofTenant} and e.id = gone.id_entry;
      select set_config('app.activity_past_its_term', '', true)`,
  },
];
