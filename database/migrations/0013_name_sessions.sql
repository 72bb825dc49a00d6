-- What its owner sees of a session, and by what one is ended from elsewhere.

alter table sessions
  add column id       uuid not null default gen_random_uuid() constraint sessions_id_key unique, -- no secret
  -- Names of a closed list, made from the User-Agent at login (core/account/describe-device.ts); null: unknown.
  add column browser  text,
  add column system   text;
