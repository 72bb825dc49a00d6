-- A tool's page reads its places of two months, the page of its countries those of up to 24. Each place of a month stands in
-- another list, and so in another block of the table. The key now begins with the site and holds the band, so that places
-- are read from the index alone; it stands for the index by site too.
alter table rank_bands drop constraint rank_bands_pkey;
drop index rank_bands_site_id_idx;
alter table rank_bands
  add constraint rank_bands_pkey primary key (site_id, country_code, provider_id, month) include (band);

-- For a country's ladder: a list is stored in one piece, so its blocks lie together.
create index rank_bands_country_code_idx on rank_bands using brin (country_code)
  with (pages_per_range = 8, autosummarize = on);
