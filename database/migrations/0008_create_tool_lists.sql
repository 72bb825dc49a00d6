-- Lists of tools in every order and under every filter, made by the worker and only read by requests.
-- Counting places in a sorted list costs more the deeper the page, and counting what each filter would give costs a
-- pass over all tools. Here an order is stored as what it is, and a filter is a row of bits: see docs/decisions/0023.

create extension if not exists pg_trgm;

-- The published tools in each of the sixteen orders, a thousand in a row.
create table tool_orders (
  sort       text not null
             constraint tool_orders_sort_known check
               (sort in ('added', 'visits', 'direct', 'referrals', 'social', 'mail', 'search', 'display')),
  direction  text not null
             constraint tool_orders_direction_known check (direction in ('asc', 'desc')),
  chunk      integer not null, -- from 0; place = chunk × 1,000 + index in tool_ids
  tool_ids   integer[] not null,
  primary key (sort, direction, chunk)
);

-- Which tools carry a value, one bit for each place of an order: 100,000 tools are 12 KB.
create table tool_sets (
  sort       text not null,
  direction  text not null,
  facet      text not null
             constraint tool_sets_facet_known check (facet in ('all', 'group', 'category', 'price', 'feature')),
  value      text not null, -- slug or pricing model; '' for all
  members    bit varying not null,
  primary key (sort, direction, facet, value)
);
-- Nearly random bits do not get smaller, and unpacking them costs.
alter table tool_sets alter members set storage external;
alter table tool_orders alter tool_ids set storage external;

-- What the orders by visits stand on: one row, or none before the first refresh.
create table tool_list_figures (
  is_only  boolean primary key default true constraint tool_list_figures_is_one_row check (is_only),
  month    date, -- null = no figures yet
  basis    text not null
           constraint tool_list_figures_basis_known check (basis in ('visits', 'bands', 'sample', 'none'))
);

-- What lists know of each published tool: its place in each of the sixteen orders, for tools that are found by other
-- ways than places, and the figures that its card shows. Those are in site_figures and site_reach too, but there each
-- card would look through the partitions of all months.
create table listed_tools (
  tool_id         integer primary key references tools on delete cascade,
  places          integer[] not null, -- in the order of core/tool/list-orders.ts
  provider_id     smallint references providers, -- null = no data
  kind            text constraint listed_tools_kind_known check (kind in ('measured', 'estimated', 'sample', 'bands')),
  visits          bigint, -- null with kind bands, as below
  visits_before   bigint,
  country_codes   text[],
  country_shares  real[],
  best_band       integer, -- only with kind bands
  band_countries  smallint
);

-- The best known tools of each category, from which alternatives are chosen.
create table category_leaders (
  category_id    smallint not null references categories on delete cascade,
  position       smallint not null,
  tool_id        integer not null references tools on delete cascade,
  pricing_model  text not null,
  feature_bits   bit varying not null, -- bit = id of the feature
  primary key (category_id, position)
);
create index category_leaders_tool_id_idx on category_leaders (tool_id); -- for deleting a tool

-- Unfiltered lists show how many tools have a price model and a feature: stored like the other counts.
alter table tool_counts drop constraint tool_counts_scope_known;
alter table tool_counts add constraint tool_counts_scope_known check
  (scope in ('all', 'group', 'category', 'price', 'feature'));

-- Where the set bits with the given ranks are, both from 0. Blocks are counted first, so that only blocks which hold
-- an answer are looked at bit by bit.
create function find_set_bits(bits bit varying, ranks integer[]) returns table (rank integer, place integer)
language sql stable parallel safe as $$
  -- A stored value would be fetched again for each block; this one is in memory.
  with given as materialized (select bits | bits as bits),
  blocks as (
    select block, substring(given.bits from block * 512 + 1 for 512) as part
    from given cross join generate_series(0, (length(given.bits) - 1) / 512) as block
  ),
  counted as materialized (
    select block, part, bit_count(part)::integer as size, (sum(bit_count(part)) over (order by block))::integer as upto
    from blocks
  ),
  wanted as (
    select asked.rank, counted.block, counted.part, asked.rank - (counted.upto - counted.size) as rest
    from unnest(ranks) as asked (rank)
    join counted on asked.rank >= counted.upto - counted.size and asked.rank < counted.upto
  ),
  opened as (
    select block, bit, row_number() over (partition by block order by bit) - 1 as rest
    from (select distinct block, part from wanted) as touched
    cross join generate_series(0, length(part) - 1) as bit
    where get_bit(part, bit) = 1
  )
  select wanted.rank, wanted.block * 512 + opened.bit
  from wanted join opened using (block, rest)
$$;

-- The reverse: a set from places. `size` is the length of the other sets of the order, a multiple of eight.
create function pack_bits(places integer[], size integer) returns bit varying
language sql immutable parallel safe as $$
  with packed as (
    select place >> 3 as byte, lpad(to_hex(sum(128 >> (place & 7))::integer), 2, '0') as digits
    from unnest(places) as place
    group by 1
  ),
  spaced as (
    select byte, repeat('00', byte - coalesce(lag(byte) over (order by byte), -1) - 1) || digits as piece from packed
  )
  select ('x' || coalesce(string_agg(piece, '' order by byte), '')
    || repeat('00', size / 8 - coalesce(max(byte), -1) - 1))::bit varying
  from spaced
$$;

-- Names are searched by their parts: lower-cased, by trigrams, and by their beginning.
create index tools_name_trgm_idx on tools using gin (lower(name) gin_trgm_ops);
create index tools_name_prefix_idx on tools (lower(name) text_pattern_ops);
create index tool_texts_name_trgm_idx on tool_texts using gin (lower(name) gin_trgm_ops) where name is not null;
