-- When a site was first among the first 1,000 of a country's full list: what the page of a month calls a first entry. Pages
-- would have to look through the lists of all months.
create table first_thousands (
  country_code  country_code not null,
  site_id       integer not null references sites,
  month         date not null -- the first one, of all lists that are held
                constraint first_thousands_month_is_first_day check (extract(day from month) = 1),
  primary key (country_code, site_id)
);
create index first_thousands_month_idx on first_thousands (month);
create index first_thousands_site_id_idx on first_thousands (site_id); -- for deleting a site

grant select on first_thousands to polydex_api, polydex_worker, polydex_reader;
grant insert, update on first_thousands to polydex_worker;

insert into first_thousands (country_code, site_id, month)
select rank_bands.country_code, rank_bands.site_id, min(rank_bands.month)
from rank_bands
join band_lists
  on band_lists.month = rank_bands.month and band_lists.country_code = rank_bands.country_code
  and band_lists.provider_id = rank_bands.provider_id
where rank_bands.band = 1000 and band_lists.is_full
group by rank_bands.country_code, rank_bands.site_id;
