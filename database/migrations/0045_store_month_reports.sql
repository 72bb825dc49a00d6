-- What a month brought is made by the refresh of rankings and read as it is: found anew for each answer, it took half a
-- second at 30,000 tools.

create table month_reports (
  month        date primary key constraint month_reports_month_first_day check (extract(day from month) = 1),
  entry_count  integer not null constraint month_reports_entry_count_range check (entry_count >= 0),
  entries      jsonb not null, -- [{tool_id, countries}]
  fallers      jsonb not null, -- [{tool_id, growth_rate}], furthest down first
  heroes       jsonb not null  -- [{tool_id, country, band, listed, median_band}], best place first
);
grant select on month_reports to polydex_api, polydex_worker, polydex_desk, polydex_reader;
grant insert, update, delete on month_reports to polydex_worker;

-- The source leaves a site out of all lists at once, and has it back a month or more later. That is neither a fall nor a
-- rise: such a month is not compared, and neither is the one after it.
alter table site_bands add column is_gap boolean not null default false;

-- Changes of reach have another rule since: all months are summed up and ranked once more.
insert into band_changes (month, has_new_list)
select distinct month, true from band_lists
on conflict (month) do update set has_new_list = true;
