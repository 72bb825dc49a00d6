-- Which accounts were deleted, so that a restore from a backup can delete them again: deploy/commands/restore.sh. Numbers and times,
-- nothing else. A number alone would not do: after a restore it may be given to somebody else.
create table account_deletions (
  account_id  bigint not null,
  created_at  timestamptz not null,
  deleted_at  timestamptz not null default now(),
  primary key (account_id, created_at)
);
create index account_deletions_deleted_at_idx on account_deletions (deleted_at);
grant select (deleted_at), delete on account_deletions to polydex_worker;
grant select on account_deletions to polydex_reader;

-- A trigger, so that no way of deleting an account can forget it.
create function note_account_deletion() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into account_deletions (account_id, created_at) values (old.id, old.created_at)
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function note_account_deletion() from public;
create trigger note_account_deletion after delete on accounts
  for each row execute function note_account_deletion();
