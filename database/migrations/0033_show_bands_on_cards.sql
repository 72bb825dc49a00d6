-- What cards and rankings show of bands, over full lists. site_bands takes the place of site_reach, which counted short
-- lists too; site_reach and the columns best_band and band_countries of listed_tools are no longer written and go with a
-- later migration, because the running version still reads them.

alter table site_bands
  -- The full lists in which it stands best, at most three: best band first, then the longest list.
  add column best_countries text[] not null default '{}',
  add column best_bands integer[] not null default '{}', -- its band in each of these
  add constraint site_bands_best_bands_length check (cardinality(best_bands) = cardinality(best_countries));

alter table listed_tools
  add column country_bands integer[], -- with kind bands, in place of country_shares; the rest too, as in site_bands
  add column full_lists smallint,
  add column band_places smallint[],
  add column compared_lists smallint,
  add column ups smallint,
  add column downs smallint;

-- What was ranked over all lists is ranked over full ones.
insert into band_changes (month, has_new_list)
select distinct month, true from band_lists
on conflict (month) do update set has_new_list = true;
