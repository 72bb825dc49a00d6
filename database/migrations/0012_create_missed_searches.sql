-- What was searched for and not found, so that the catalogue can grow where it is missed. Nothing of who searched:
-- no address, no session, no time of day. Kept for 90 days; listed from five occurrences on, so that what one person
-- typed once is never read by anybody.
create table missed_searches (
  day       date not null,
  locale    locale_code not null,
  query     text not null constraint missed_searches_query_length check (length(query) between 1 and 80), -- folded
  searches  integer not null default 1,
  primary key (day, locale, query)
);
