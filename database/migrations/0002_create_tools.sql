-- A tool is what a visitor looks for; a site is the host whose traffic can be measured.
-- They are apart because hundreds of tools may live on one host, whose visits belong to none of them.

create table sites (
  id    integer generated always as identity primary key,
  host  text not null constraint sites_host_key unique
        constraint sites_host_form check (host = lower(host) and host not like 'www.%' and host <> '')
);

create table tools (
  id                integer generated always as identity primary key,
  slug              slug not null constraint tools_slug_key unique,
  name              text not null constraint tools_name_length check (length(name) between 1 and 80),
  homepage_url      text not null constraint tools_homepage_url_key unique
                    constraint tools_homepage_url_form check (homepage_url ~ '^https?://' and length(homepage_url) <= 2048),
  site_id           integer not null references sites,
  -- The site whose figures this tool shows, or null: its homepage is below a path, or other tools share the host.
  -- Stored because every list joins it; kept by core/catalogue/store/assign-traffic-sites.ts.
  traffic_site_id   integer references sites
                    constraint tools_traffic_site_is_own check (traffic_site_id = site_id),
  whole_site        boolean not null default false, -- the host is more than this product; pages say so
  pricing_model     text not null default 'unknown'
                    constraint tools_pricing_model_known check (pricing_model in
                      ('free', 'freemium', 'free-trial', 'paid', 'open-source', 'contact', 'unknown')),
  price_from        numeric(12, 2) constraint tools_price_from_positive check (price_from >= 0),
  price_currency    text constraint tools_price_currency_form check (price_currency ~ '^[A-Z]{3}$'),
  price_period      text constraint tools_price_period_known check (price_period in ('month', 'year', 'once')),
  price_checked_on  date,
  added_on          date not null, -- first listed anywhere we know of, else the day it entered
  added_basis       text not null
                    constraint tools_added_basis_known check (added_basis in ('first-listed', 'entered')),
  status            text not null default 'published'
                    constraint tools_status_known check (status in ('published', 'closed', 'removed', 'merged')),
  -- The catalogue the entry came from. Only that one may change it: two sources would overwrite each other for ever.
  catalogue         text not null constraint tools_catalogue_form check (catalogue ~ '^[a-z0-9.-]{1,100}$'),
  -- closed: the page stays and says so; removed: on request, 410; merged: its slug is an alias, past rankings keep it.
  size_tier         smallint -- 1 largest … 5; only the sample provider reads it
                    constraint tools_size_tier_range check (size_tier between 1 and 5),
  content_hash      text not null, -- of the imported entry: an unchanged entry writes nothing
  constraint tools_price_complete check
    (num_nonnulls(price_from, price_currency, price_period, price_checked_on) in (0, 4))
);

-- Finds the tools that share a host, each time one of them changes.
create index tools_site_id_idx on tools (site_id);
-- From a site's figures to the one tool that shows them; being unique it also holds the rule itself.
create unique index tools_traffic_site_id_key on tools (traffic_site_id) where traffic_site_id is not null;

-- A slug never dies: renamed and merged tools are found under their old names.
create table tool_aliases (
  slug     slug primary key,
  tool_id  integer not null references tools on delete cascade
);
-- Lists a tool's former names; also what makes deleting a tool cheap.
create index tool_aliases_tool_id_idx on tool_aliases (tool_id);

create table tool_categories (
  tool_id      integer not null references tools on delete cascade,
  category_id  smallint not null references categories,
  position     smallint not null, -- 1 = primary
  primary key (tool_id, category_id),
  constraint tool_categories_position_key unique (tool_id, position)
);
-- From a category to its tools; holds the tool id, so that counting needs no visit to the table.
create index tool_categories_category_id_idx on tool_categories (category_id, tool_id);

create table tool_features (
  tool_id     integer not null references tools on delete cascade,
  feature_id  smallint not null references features,
  primary key (tool_id, feature_id)
);
-- From a feature to its tools, as above.
create index tool_features_feature_id_idx on tool_features (feature_id, tool_id);

create table tool_texts (
  tool_id      integer not null references tools on delete cascade,
  locale       locale_code not null,
  name         text, -- only where the tool is called otherwise in this language
  description  text not null,
  use_cases    text[] not null default '{}',
  primary key (tool_id, locale)
);
