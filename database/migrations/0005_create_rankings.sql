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
  -- Basis visits and sample: visits of the month; region and source: visits from there. Basis bands: reach; region: the band.
  amount         double precision,
  growth         double precision, -- amount against the month before, same provider; none for bands of a region
  growth_rate    double precision, -- 0.12 = +12 %; null = no rate (see docs/numbers.md)
  primary key (ranking_id, position),
  -- "Where does this tool stand", and cheap deletion of a tool.
  constraint ranking_entries_tool_id_ranking_id_key unique (tool_id, ranking_id),
  constraint ranking_entries_figures_have_provider check
    (provider_id is not null or num_nonnulls(rank, previous_rank, amount, growth, growth_rate) = 0)
);

-- Categories against each other, by the summed visits of their tools. Rewritten month by month, like rankings.
create table category_standings (
  month          date not null
                 constraint category_standings_month_is_first_day check (extract(day from month) = 1),
  category_id    smallint not null references categories,
  position       smallint not null,
  rank           smallint, -- ties share it; null = no data
  previous_rank  smallint,
  basis          text not null
                 constraint category_standings_basis_known check (basis in ('visits', 'bands', 'sample', 'none')),
  tools          integer not null,
  amount         double precision, -- sum of the tools' visits, or of their reach with basis bands
  growth         double precision, -- only over tools whose two months can be compared
  growth_rate    double precision,
  primary key (month, category_id),
  constraint category_standings_position_key unique (month, position)
);
