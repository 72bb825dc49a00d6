-- Figures as providers give them, one row per month, site and provider, never overwritten.

create domain country_code as text
  constraint country_code_form check (value ~ '^[A-Z]{2}$'); -- ISO 3166-1 alpha-2, or XK

create table providers (
  id       smallint generated always as identity primary key,
  slug     slug not null constraint providers_slug_key unique,
  name     text not null, -- as shown beside figures
  licence  text not null
);

create table monthly_traffic (
  month                   date not null
                          constraint monthly_traffic_month_is_first_day check (extract(day from month) = 1),
  site_id                 integer not null references sites,
  provider_id             smallint not null references providers,
  kind                    text not null -- measured: the owner's own analytics; estimated: a panel; sample: invented
                          constraint monthly_traffic_kind_known check (kind in ('measured', 'estimated', 'sample')),
  visits                  bigint not null constraint monthly_traffic_visits_range check (visits >= 0),
  visit_duration_seconds  real constraint monthly_traffic_duration_range check (visit_duration_seconds >= 0),
  pages_per_visit         real constraint monthly_traffic_pages_range check (pages_per_visit >= 0),
  bounce_rate             real constraint monthly_traffic_bounce_range check (bounce_rate between 0 and 1),
  direct_share            real, -- shares: 0–1 of the visits
  referrals_share         real,
  social_share            real,
  mail_share              real,
  search_share            real,
  display_share           real,
  country_codes           text[], -- up to 20, largest share first
  country_shares          real[], -- beside country_codes, 0–1
  other_countries_share   real,
  primary key (month, site_id, provider_id),
  constraint monthly_traffic_sources_complete check
    (num_nonnulls(direct_share, referrals_share, social_share, mail_share, search_share, display_share) in (0, 6)),
  constraint monthly_traffic_sources_sum check
    (direct_share + referrals_share + social_share + mail_share + search_share + display_share between 0 and 1.001),
  constraint monthly_traffic_countries_beside check
    (num_nonnulls(country_codes, country_shares, other_countries_share) in (0, 3)
     and cardinality(country_codes) = cardinality(country_shares) and cardinality(country_codes) <= 20),
  constraint monthly_traffic_country_codes_form check
    (array_to_string(country_codes, '') ~ '^([A-Z]{2})*$')
) partition by range (month);
-- The primary key serves both ways of reading: a month for the rankings (whole partition), a site over months
-- (one probe in each of 12 or 24 partitions). A second index on site_id would double what an import writes.

-- Places in a country's public list: top 1,000, 5,000 … An ordering, never turned into visits.
create table rank_bands (
  month         date not null
                constraint rank_bands_month_is_first_day check (extract(day from month) = 1),
  country_code  country_code not null,
  site_id       integer not null references sites,
  provider_id   smallint not null references providers,
  band          integer not null -- the site is among the first `band`
                constraint rank_bands_band_known check
                  (band in (1000, 5000, 10000, 50000, 100000, 500000, 1000000)),
  primary key (month, country_code, site_id, provider_id)
) partition by range (month);
-- A tool page asks for one site in all countries, which the primary key cannot answer.
create index rank_bands_site_id_idx on rank_bands (site_id, month);

-- How long each country's list was: a place among the first 1,000 of 500,000 says more than of 2,000.
create table band_lists (
  month         date not null
                constraint band_lists_month_is_first_day check (extract(day from month) = 1),
  country_code  country_code not null,
  provider_id   smallint not null references providers,
  sites         integer not null constraint band_lists_sites_range check (sites > 0),
  primary key (month, country_code, provider_id)
);

-- Called before a month is written. Each month is a table of its own: 24 million rows stay cheap to read,
-- to vacuum and to drop.
create function ensure_month_partition(parent text, month date) returns void
language plpgsql as $$
declare
  first_day date := date_trunc('month', month)::date;
  partition text := format('%s_%s', parent, to_char(first_day, 'YYYY_MM'));
begin
  if to_regclass(partition) is not null then return; end if;
  -- Two writers may come to a new month at once.
  perform pg_advisory_xact_lock(hashtext('ensure_month_partition'));
  execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
    partition, parent, first_day, (first_day + interval '1 month')::date);
end $$;
