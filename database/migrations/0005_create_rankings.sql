-- Rankings are computed by the worker and only read by requests. One row of rankings is one list of one month;
-- replacing its entries in one transaction swaps the list for all readers at once.

create table rankings (
  id           integer generated always as identity primary key,
  kind         text not null
               constraint rankings_kind_known check (kind in ('category', 'region', 'source', 'trending')),
  key          text not null, -- category slug, region code or source; '' = over all
  month        date not null
               constraint rankings_month_is_first_day check (extract(day from month) = 1),
  basis        text not null -- what the order stands on, see docs/numbers.md
               constraint rankings_basis_known check (basis in ('visits', 'bands', 'sample', 'none')),
  total        integer not null, -- tools in the list, also those beyond the stored depth
  computed_at  timestamptz not null default now(),
  -- Serves the one question asked of this table, and "which months are there" for one list.
  constraint rankings_kind_key_month_key unique (kind, key, month)
);

create table ranking_entries (
  ranking_id     integer not null references rankings on delete cascade,
  position       smallint not null
                 constraint ranking_entries_position_range check (position between 1 and 1000),
  rank           smallint, -- ties share it; null = no data
  previous_rank  smallint, -- in the month before, where the two months can be compared
  tool_id        integer not null references tools on delete cascade,
  provider_id    smallint references providers, -- whose figures these are
  visits         bigint, -- the ranked figure; region and source: visits from there
  growth         bigint, -- visits against the month before, same provider
  growth_rate    double precision, -- 0.12 = +12 %; null = no rate (see docs/numbers.md)
  primary key (ranking_id, position),
  -- "Where does this tool stand", and cheap deletion of a tool.
  constraint ranking_entries_tool_id_ranking_id_key unique (tool_id, ranking_id),
  constraint ranking_entries_figures_have_provider check
    (provider_id is not null or num_nonnulls(rank, previous_rank, visits, growth, growth_rate) = 0)
);
