-- What pages show of a site in a month: the figures of the one provider that speaks for it, with the twelve months
-- that lead there. Computed by the worker from monthly_traffic, because joining twelve partitions while a visitor
-- waits costs more in planning alone than the rest of the page.

create table site_figures (
  month           date not null
                  constraint site_figures_month_is_first_day check (extract(day from month) = 1),
  site_id         integer not null references sites,
  provider_id     smallint not null references providers,
  kind            text not null
                  constraint site_figures_kind_known check (kind in ('measured', 'estimated', 'sample')),
  visits          bigint not null,
  visits_before   bigint, -- of the month before, same provider; null = not comparable
  series          bigint[] not null -- visits of the twelve months up to this one, oldest first; null = unknown
                  constraint site_figures_series_length check (cardinality(series) = 12),
  country_codes   text[] not null, -- the three largest, largest first; empty = unknown
  country_shares  real[] not null, -- beside country_codes, 0–1
  primary key (month, site_id),
  constraint site_figures_countries_beside check
    (cardinality(country_codes) = cardinality(country_shares) and cardinality(country_codes) <= 3)
) partition by range (month);
-- The primary key serves a whole month for the rankings and single sites of one month for pages.
-- A production start asks whether there is any sample figure; there this index is empty and costs nothing.
create index site_figures_sample_idx on site_figures (month) where kind = 'sample';

-- The same for sites that are known by their bands: in how many countries they are listed, and their reach, the sum
-- over those countries of (sites in the country's list ÷ band). An ordering, not visits; see docs/numbers.md.
create table site_reach (
  month         date not null
                constraint site_reach_month_is_first_day check (extract(day from month) = 1),
  site_id       integer not null references sites,
  provider_id   smallint not null references providers,
  reach         double precision not null,
  reach_before  double precision, -- of the month before, same provider; null = not listed then
  countries     smallint not null,
  best_band     integer not null,
  primary key (month, site_id)
);
