-- What the version before 0033 read of bands, over all lists: nothing reads or writes it any more.

drop table site_reach;

alter table listed_tools
  drop column best_band,
  drop column band_countries;
