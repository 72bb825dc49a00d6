-- Category groups, categories and features: the words by which tools are found.
-- Slugs are permanent parts of addresses. Names and descriptions stand in one row per locale.

create domain slug as text
  constraint slug_form check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 80);

-- No list of locales here: the contract's locale table decides, so a tenth language needs no migration.
create domain locale_code as text
  constraint locale_code_form check (value ~ '^[a-z]{2}$');

create table category_groups (
  id        smallint generated always as identity primary key,
  slug      slug not null constraint category_groups_slug_key unique,
  position  smallint not null -- display order, from 1
);

create table category_group_texts (
  group_id     smallint not null references category_groups on delete cascade,
  locale       locale_code not null,
  name         text not null,
  description  text not null,
  primary key (group_id, locale)
);

create table categories (
  id        smallint generated always as identity primary key,
  slug      slug not null constraint categories_slug_key unique,
  group_id  smallint not null references category_groups,
  position  smallint not null -- display order within the whole list, from 1
);

create table category_texts (
  category_id  smallint not null references categories on delete cascade,
  locale       locale_code not null,
  name         text not null,
  short_name   text not null, -- for labels and narrow columns
  description  text not null,
  primary key (category_id, locale)
);

create table features (
  id        smallint generated always as identity primary key,
  slug      slug not null constraint features_slug_key unique,
  position  smallint not null
);

create table feature_texts (
  feature_id   smallint not null references features on delete cascade,
  locale       locale_code not null,
  name         text not null,
  description  text not null,
  primary key (feature_id, locale)
);
