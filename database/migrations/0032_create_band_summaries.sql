-- What bands can tell, summed up by the worker so that pages read rows: docs/numbers.md, Bands. Kept for all months.
-- Everything is counted over full lists; a short list is drawn and never counted.

create table site_bands (
  site_id         integer not null references sites,
  month           date not null
                  constraint site_bands_month_is_first_day check (extract(day from month) = 1),
  provider_id     smallint not null references providers,
  full_lists      smallint not null, -- held in this month and searched for this site
  places          smallint[] not null -- full lists by the site's band in them, best band first; each list counts once
                  constraint site_bands_places_length check (cardinality(places) = 7),
  short_lists     smallint not null, -- short lists that name it
  reach           double precision not null, -- over full lists
  median_band     integer, -- of the full lists that name it, the better one of two in the middle; null = none does
  compared_lists  smallint not null, -- full in this month and the month before
  ups             smallint not null, -- a better band than the month before, or newly listed
  downs           smallint not null, -- a worse one, or gone
  arrivals        smallint not null, -- of the ups: newly listed
  departures      smallint not null, -- of the downs: gone
  reach_compared  double precision not null, -- over the compared lists, to be set beside the next
  reach_before    double precision not null, -- over the compared lists, in the month before
  primary key (site_id, month)
);
-- A page reads one site's months by the primary key; the refresh and the rising read one month.
create index site_bands_month_idx on site_bands (month);

create table country_bands (
  month         date not null
                constraint country_bands_month_is_first_day check (extract(day from month) = 1),
  country_code  country_code not null,
  provider_id   smallint not null references providers,
  tools         integer[] not null -- published tools by their band in this country's list, best band first
                constraint country_bands_tools_length check (cardinality(tools) = 7),
  primary key (month, country_code)
);

grant select on site_bands, country_bands to polydex_api, polydex_worker, polydex_reader;
grant insert, delete on site_bands, country_bands to polydex_worker;
