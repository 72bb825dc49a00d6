-- Countries' lists that are fetched over the network: which were asked for, and what came of it.

alter table band_lists
  -- A full list; only those are counted. In a short one nearly everything is among the first 1,000.
  add column is_full boolean not null generated always as (sites >= 10000) stored,
  add column band_sizes integer[] -- sites of the list in each of the seven bands, best first; null = not kept then
    constraint band_lists_band_sizes_length check (cardinality(band_sizes) = 7),
  -- The newest site that the list was searched for. Of a newer one it is not known whether the list names it; null = of all.
  add column known_site_id integer;

create table band_fetches (
  month         date not null
                constraint band_fetches_month_is_first_day check (extract(day from month) = 1),
  country_code  country_code not null,
  provider_id   smallint not null references providers,
  status        text not null default 'waiting' -- missing: there is no such list; refused: it is no list; the last: try again
                constraint band_fetches_status_known check
                  (status in ('waiting', 'held', 'missing', 'refused', 'unreachable')),
  etag          text, -- of what was answered last: a list that was refused is not fetched again until it changes
  fault         text, -- why it was refused or not reached
  asked_at      timestamptz, -- null: not yet
  primary key (month, country_code, provider_id)
);

-- Months whose places changed since they were summed up.
create table band_changes (
  month         date primary key
                constraint band_changes_month_is_first_day check (extract(day from month) = 1),
  has_new_list  boolean not null -- else only places were added to lists that were held
);

grant select on band_fetches, band_changes to polydex_api, polydex_worker, polydex_reader;
grant update (band_sizes, known_site_id) on band_lists to polydex_worker;
grant insert, update on band_fetches to polydex_worker;
grant insert, update, delete on band_changes to polydex_worker;
